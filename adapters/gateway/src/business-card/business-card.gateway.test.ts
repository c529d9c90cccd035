import { randomUUID } from 'node:crypto';
import { type AccountBusinessCard, businessCard as contract } from '@fairhall/core/contract/business-card/calls';
import { BUSINESS_CARDS_MAX } from '@fairhall/core/contract/business-card/limits';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { createBrowserSign, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { pictureSubject } from '../upload/sent-picture.ts';
import { ADDRESS_LIFE, createSignedAddresses } from '../upload/signed-address.ts';

const database = testDatabase();
const gateway = testGateway(database);
const SHOW = '9791';

beforeAll(async () => {
  await insertExhibition(database(), { exhibition_id: SHOW, ...createExhibitionDays() });
});

interface Buyer {
  readonly accountId: string;
  readonly token: string;
}

let buyer: Buyer;
beforeEach(async () => {
  buyer = await newBuyer();
});

async function newBuyer(): Promise<Buyer> {
  const accountId = `carrying-${randomUUID().slice(0, 8)}`;
  return { accountId, token: await insertSession(database(), 'buyer', { accountId }) };
}

const NOOR = {
  contactName: 'Noor van Dijk',
  company: 'Havenlinnen B.V.',
  email: 'noor@havenlinnen.example',
  mobile: '+31612345678',
  countryId: '528',
  from: 'scan',
  exhibitionId: SHOW,
} as const;

const ask = (call: string, data: object, { token } = buyer) =>
  post(gateway(), `blade-purchaser/businessCard/${call}`, data, {
    headers: createHeaders(createPerson()),
    envelope: { token, ...createBrowserSign() },
  });
const save = (data: object = {}, who?: Buyer) =>
  readData(ask('save', { ...NOOR, ...data }, who)) as Promise<{ id: string }>;
const list = (data: object = {}, who?: Buyer) =>
  readData(ask('list', data, who)) as Promise<{ records: readonly AccountBusinessCard[]; total: number }>;

/** A private picture that a buyer has uploaded. */
async function pictureOf({ accountId }: Buyer): Promise<string> {
  const file_id = String(BigInt(`0x${randomUUID().replaceAll('-', '')}`));
  const row = { file_id, kind: 'image', visitor: null, account_id: accountId, name: 'card.webp', size: 1 } as const;
  await database()
    .kysely.insertInto('file')
    .values({
      ...row,
      content_type: 'image/webp',
      is_private: true,
      fingerprint: 'f',
      task_id: file_id,
      created: Date.now(),
      adopted_by: null,
      adopted_at: null,
    })
    .execute();
  return file_id;
}
const holderOf = async (fileId: string) =>
  (
    await database()
      .kysely.selectFrom('file')
      .select('adopted_by')
      .where('file_id', '=', fileId)
      .executeTakeFirstOrThrow()
  ).adopted_by;

test('R-7.091 D-62 a saved card is listed for its owner only', async () => {
  const { id } = await save();
  const answer = await list();
  expect(contract.list.output.safeParse(answer).success).toBe(true);
  expect(answer).toMatchObject({
    records: [{ ...NOOR, id, frontImageId: '', backImageId: '', exhibitionName: expect.stringMatching(/./) }],
    total: 1,
  });
  expect(await list({}, await newBuyer())).toMatchObject({ records: [], total: 0 });
  expect(await list({ exhibitionId: '1' })).toMatchObject({ total: 0 });
});

test('D-62 a badge scanned twice is one card, and two people with the same name are two cards', async () => {
  const { id } = await save();
  expect(await save()).toEqual({ id });
  await save({ email: 'other@havenlinnen.example' });
  await save({ from: 'manual' });
  expect(await list()).toMatchObject({ total: 3 });
});

test('THR-29 D-62 only its owner can change or remove a card', async () => {
  const { id } = await save();
  const other = await newBuyer();
  expect(await readError(ask('save', { ...NOOR, id, company: 'Mine' }, other))).toMatchObject({ status: 404 });
  expect(await readData(ask('remove', { id }, other))).toBe(true);
  expect(await save({ id, company: 'Havenlinnen' })).toEqual({ id });
  expect((await list()).records).toMatchObject([{ company: 'Havenlinnen' }]);
  for (let time = 0; time < 2; time += 1) expect(await readData(ask('remove', { id }))).toBe(true);
  expect(await list()).toMatchObject({ total: 0 });
});

test('R-2.169 the buyer’s own card starts with the account’s data, and is not in the card list', async () => {
  const account = { nickname: 'Priya', company: 'Malabar', country_id: '356' };
  await database().kysely.updateTable('account').set(account).where('account_id', '=', buyer.accountId).execute();
  const own = { contactName: 'Priya', company: 'Malabar', countryId: '356', email: `${buyer.accountId}@example.com` };
  expect(await readData(ask('own', {}))).toMatchObject({ ...own, mobile: '', frontImageId: '' });
  const changed = { contactName: 'Priya Nair', mobile: '+919847012345' };
  for (let time = 0; time < 2; time += 1) expect(await readData(ask('saveOwn', changed))).toBe(true);
  expect(await readData(ask('own', {}))).toMatchObject({ ...changed, company: '', email: '' });
  expect(await list()).toMatchObject({ total: 0 });
});

test('D-10 the phone number of the own card is stored with its calling code, by default the country’s', async () => {
  const saved = async (told: object) => {
    await readData(ask('saveOwn', { contactName: 'Priya', ...told }));
    return ((await readData(ask('own', {}))) as AccountBusinessCard).mobile;
  };
  expect(await saved({ mobile: '098470 12345', countryId: '356' })).toBe('+919847012345');
  expect(await saved({ mobile: '+90 (0)532 123 45 67', countryId: '356' })).toBe('+905321234567');
  expect(await saved({ mobile: '0090 532 123 45 67' })).toBe('+905321234567');
  const refusals = [{ mobile: '98470 12345' }, { mobile: '98470 12345 x12', countryId: '356' }].map((told) =>
    readError(ask('saveOwn', { contactName: 'Priya', ...told })),
  );
  expect(await Promise.all(refusals)).toMatchObject([
    { status: 400, message: expect.stringContaining('country code') },
    { status: 400, message: expect.stringContaining('extension') },
  ]);
});

test('THR-36 D-84 card pictures belong to the buyer and are served by signed URLs; a removed picture is deleted', async () => {
  const [front, back] = [await pictureOf(buyer), await pictureOf(buyer)];
  await readData(ask('saveOwn', { contactName: 'Priya', frontImageId: front, backImageId: back }));
  const shown = (await readData(ask('own', {}))) as AccountBusinessCard;
  expect(shown.frontImageId).toBe(front);
  const addresses = createSignedAddresses(database());
  const isShown = (sign = '', later = 0) => addresses.isGood(pictureSubject(front), sign, Date.now() + later);
  const { frontImageSign: sign } = shown;
  expect([await isShown(sign), await isShown(sign, ADDRESS_LIFE), await isShown(shown.backImageSign)]).toEqual([
    true,
    false,
    false,
  ]);
  await readData(ask('saveOwn', { contactName: 'Priya', frontImageId: front }));
  expect([await holderOf(front), await holderOf(back)]).toEqual([expect.any(String), null]);
  const foreign = await pictureOf(await newBuyer());
  for (const frontImageId of [foreign, '123', front]) {
    const refused = await readError(ask('save', { ...NOOR, frontImageId }));
    expect(refused).toMatchObject({
      status: 400,
      message: expect.stringContaining('A photo on this business card is no longer stored'),
    });
  }
  const { id } = await save({ backImageId: back });
  expect(await holderOf(back)).toBe(id);
  await readData(ask('remove', { id }));
  expect(await holderOf(back)).toBe(null);
});

test('D-62 a buyer with the maximum number of cards gets an error for another, but can still change them', async () => {
  const rows = Array.from({ length: BUSINESS_CARDS_MAX }, (_, place) => ({
    card_id: `${buyer.accountId}-${place}`,
    account_id: buyer.accountId,
    origin: 'manual' as const,
    created: 1,
    contact_name: `Card ${place}`,
  }));
  await database().kysely.insertInto('business_card').values(rows).execute();
  expect(await readError(ask('save', NOOR))).toMatchObject({
    status: 400,
    message: expect.stringContaining(String(BUSINESS_CARDS_MAX)),
  });
  expect(await save({ id: rows[0]?.card_id })).toEqual({ id: rows[0]?.card_id });
  expect(await readData(ask('saveOwn', { contactName: 'Priya' }))).toBe(true);
});
