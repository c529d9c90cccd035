import { randomUUID } from 'node:crypto';
import { type BusinessCard, businessCard as contract } from '@fairhall/core/contract/business-card/calls';
import { BUSINESS_CARDS_MAX } from '@fairhall/core/contract/business-card/limits';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { createBrowserSign, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';
import { createBadgeNumber } from '../preregistration/badge-number.ts';

const database = testDatabase();
const gateway = testGateway(database);
const [SHOW, ELSEWHERE] = ['9821', '9822'];

interface Visitor {
  readonly accountId: string;
  readonly token: string;
  readonly badgeNo: string;
}

let reader: Visitor;
beforeAll(async () => {
  for (const exhibition_id of [SHOW, ELSEWHERE])
    await insertExhibition(database(), { exhibition_id, ...createExhibitionDays() });
});
beforeEach(async () => {
  reader = await insertVisitor('reader');
});

/** A buyer with a registration of their own. */
async function insertVisitor(mark = 'noor', exhibitionId = SHOW): Promise<Visitor> {
  const accountId = `card-${randomUUID().slice(0, 8)}`;
  const token = await insertSession(database(), 'buyer', { accountId });
  const badgeNo = createBadgeNumber('textile');
  const email = `${accountId}@example.com`;
  await insertRegistration(database(), { accountId, email, mark, exhibitionId, change: { badge_no: badgeNo } });
  return { accountId, token, badgeNo };
}

const ask = (call: string, data: object, { token }: Pick<Visitor, 'token'> = reader, key?: string) =>
  post(gateway(), `blade-purchaser/businessCard/${call}`, data, {
    headers: createHeaders(createPerson(), key),
    envelope: { token, lang: 'en', ...createBrowserSign() },
  });
const find = (text: string, who?: Visitor) => readData(ask('find', { text }, who));
const refusal = async (text: string, who?: Visitor) => {
  const { status, message } = await readError(ask('find', { text }, who));
  return [status, message];
};
const listCards = async () => (await readData(ask('list', {}))) as { records: readonly BusinessCard[]; total: number };

async function shareCard(account_id: string): Promise<string> {
  const cdp_id = randomUUID();
  await database().kysely.insertInto('shared_card').values({ cdp_id, account_id, created: 1 }).execute();
  return `https://fair.example/expo/buyer/view/${cdp_id}`;
}

test('R-2.164 D-62 a visitor finds and saves the card of a badge by its number, once', async () => {
  const { badgeNo, accountId } = await insertVisitor();
  const card = await find(badgeNo.toLowerCase());
  expect(contract.find.output.safeParse(card).success).toBe(true);
  const details = {
    contactName: 'noor contact',
    company: 'noor company',
    email: `${accountId}@example.com`,
    mobile: '+919847012345',
    countryId: '356',
    exhibitionId: SHOW,
  };
  expect(card).toEqual(details);
  const key = randomUUID();
  const first = await readData(ask('collect', { text: badgeNo }, reader, key));
  expect(await readData(ask('collect', { text: badgeNo }, reader, key))).toEqual(first);
  expect(await readData(ask('collect', { text: ` ${badgeNo} ` }))).toEqual(first);
  expect(await listCards()).toMatchObject({ records: [{ ...details, from: 'scan' }], total: 1 });
});

test('THR-33 D-65 the card holds only what the wearer shares and the organiser allows', async () => {
  const { badgeNo } = await insertVisitor();
  const { kysely } = database();
  await kysely
    .updateTable('preregistration')
    .set({ hidden_fields: ['email'] })
    .where('badge_no', '=', badgeNo)
    .execute();
  const set = (shared_fields: ('country' | 'email' | 'mobile')[]) =>
    kysely.updateTable('exhibition').set({ shared_fields }).where('exhibition_id', '=', SHOW).execute();
  await set(['country', 'email']);
  expect(await find(badgeNo)).toMatchObject({ contactName: 'noor contact', countryId: '356', email: '', mobile: '' });
  await readData(ask('collect', { text: badgeNo }));
  expect((await listCards()).records).toMatchObject([{ countryId: '356', email: '', mobile: '' }]);
  await set(['country', 'email', 'mobile']);
});

test('THR-31 D-65 only visitors of the same exhibition find a badge; others get the answer of an unknown number', async () => {
  const [noor, elsewhere] = [await insertVisitor(), await insertVisitor('far', ELSEWHERE)];
  const unknown = await refusal(createBadgeNumber('textile'));
  expect(unknown).toEqual([404, expect.stringContaining('No badge with this number')]);
  expect(await refusal(elsewhere.badgeNo)).toEqual(unknown);
  expect(await refusal(noor.badgeNo, elsewhere)).toEqual(unknown);
  // A registration that the caller made for somebody else opens nothing.
  const account = `card-${randomUUID().slice(0, 8)}`;
  const token = await insertSession(database(), 'buyer', { accountId: account });
  const colleague = { accountId: account, email: createPerson().email, mark: 'colleague', exhibitionId: SHOW };
  await insertRegistration(database(), { ...colleague, change: { badge_no: createBadgeNumber('textile') } });
  expect(await refusal(noor.badgeNo, { accountId: account, token, badgeNo: '' })).toEqual(unknown);
  expect(await readError(ask('collect', { text: noor.badgeNo }, elsewhere))).toMatchObject({ status: 404 });
  expect((await listCards()).total).toBe(0);
});

test('THR-31 an account can look up only so many badge numbers in an hour, over both calls', async () => {
  for (let tried = 0; tried < 60; tried += 1) {
    await ask('find', { text: createBadgeNumber('textile') });
    await ask('collect', { text: createBadgeNumber('textile') });
  }
  expect((await refusal(createBadgeNumber('textile')))[0]).toBe(429);
  // Shared cards have no numbers, and are found all the same.
  const owner = await insertVisitor();
  await readData(ask('saveOwn', { contactName: 'Priya Nair' }, owner));
  expect(await find(await shareCard(owner.accountId))).toMatchObject({ contactName: 'Priya Nair' });
});

test('R-2.118 R-2.119 D-62 a shared card is found and saved by its address, without the owner’s pictures', async () => {
  const owner = await insertVisitor();
  await readData(ask('saveOwn', { contactName: 'Priya Nair', company: 'Malabar', mobile: '+919847012345' }, owner));
  const text = await shareCard(owner.accountId);
  expect(await find(text)).toMatchObject({ contactName: 'Priya Nair', mobile: '+919847012345', exhibitionId: '' });
  await readData(ask('collect', { text }));
  expect((await listCards()).records).toMatchObject([{ contactName: 'Priya Nair', company: 'Malabar', from: 'scan' }]);
  await database().kysely.deleteFrom('shared_card').where('account_id', '=', owner.accountId).execute();
  expect(await refusal(text)).toEqual([404, expect.stringContaining('no longer shared')]);
});

test('R-2.164 other texts, and the code of a badge, are no address of a card', async () => {
  for (const text of ['https://menu.example', 'Noor', 'TSBADGE1:e30'])
    expect(await refusal(text)).toEqual([404, expect.stringContaining('not a badge number')]);
});

test('D-62 the maximum number of cards holds for collected ones too', async () => {
  const { badgeNo } = await insertVisitor();
  const row = { account_id: reader.accountId, origin: 'manual' as const, contact_name: 'x', created: 1 };
  const rows = Array.from({ length: BUSINESS_CARDS_MAX }, () => ({ ...row, card_id: randomUUID() }));
  await database().kysely.insertInto('business_card').values(rows).execute();
  expect(await readError(ask('collect', { text: badgeNo }))).toMatchObject({ status: 400 });
});
