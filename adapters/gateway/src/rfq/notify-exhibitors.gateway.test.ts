import type { RfqInput } from '@fairhall/core/contract/rfq/calls';
import { beforeAll, expect, test } from 'vitest';
import { insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { post, readData, submitHeaders, testGateway } from '../../../../tests/support/gateway.ts';
import { createSupplier, sendThread } from '../../../../tests/support/threads.ts';
import { ENQUIRY_DAILY_LIMIT } from '../enquiry/daily-limit.ts';
import { listRecentMails } from '../mail/dev-mails.ts';

const SHOW = '67001';
const database = testDatabase();
const gateway = testGateway(database);
const world = () => ({ database: database(), gateway: gateway() });
type Exhibitor = Awaited<ReturnType<typeof createSupplier>>;
let weavers: readonly Exhibitor[];
let potter: Exhibitor;

/** Six exhibitors with the towels tag, the last one also with cotton, and one with mugs. */
beforeAll(async () => {
  await insertCatalogue(database());
  await insertExhibition(database(), { exhibition_id: SHOW, ...createExhibitionDays() });
  const exhibit = async (stand_no: string, tags: string[]) => {
    const exhibitor = await createSupplier(world());
    const { supplierId: supplier_id } = exhibitor;
    const { kysely } = database();
    await kysely.updateTable('supplier').set({ tags }).where('id', '=', supplier_id).execute();
    const stand = { exhibition_id: SHOW, supplier_id, stand_no, hall: '1', spotlight: false };
    await kysely.insertInto('exhibitor').values(stand).execute();
    return exhibitor;
  };
  const all: Exhibitor[] = [];
  for (const place of [1, 2, 3, 4, 5]) all.push(await exhibit(`A${place}`, ['TGTOWEL']));
  all.push(await exhibit('B1', ['TGTOWEL', 'TGCOTTON']));
  weavers = all;
  potter = await exhibit('C1', ['TGMUG']);
});

let buyers = 0;
async function buyer({ isVerified = true } = {}) {
  buyers += 1;
  const accountId = `requester-${buyers}`;
  const token = await insertSession(database(), 'buyer', { accountId });
  const verified_at = isVerified ? Date.now() : null;
  await database().kysely.updateTable('account').set({ verified_at }).where('account_id', '=', accountId).execute();
  return { token, email: `${accountId}@example.com` };
}

const REQUEST: RfqInput = {
  description: 'Bath towels for a hotel',
  question: 'Do you dye them?',
  email: 'other@example.com',
  cateAndTag: {
    tag: [
      { label: 'Towels', value: 'TGTOWEL' },
      { label: 'Cotton', value: 'TGCOTTON' },
    ],
    product: '',
  },
  quantity: 500,
  unit: 'piece',
  exhibitionId: SHOW,
  source: 2,
};
const send = (token: string, change: object = {}, headers = submitHeaders()) =>
  readData(
    post(gateway(), 'api/digital/rfq/submitNewRfq.json', { ...REQUEST, ...change }, { headers, envelope: { token } }),
  );
const inboxOf = async ({ token }: Exhibitor) => {
  const asked = { part: 'waiting', pageNo: 1 };
  const data = await readData(sendThread(gateway(), 'supplierEnquiry', 'inbox', asked, { token }));
  return (data as { records: readonly { enquiryId: string; text: string }[] }).records;
};
const told = async () => Promise.all([...weavers, potter].map(async (one) => (await inboxOf(one)).length));

test('R-2.121 an RFQ at an exhibition is sent once to the five best-matching exhibitors, and the buyer is notified', async () => {
  const { token, email } = await buyer();
  const headers = submitHeaders();
  const before = await told();
  await send(token, {}, headers);
  await send(token, {}, headers);
  expect((await told()).map((count, place) => count - (before[place] ?? 0))).toEqual([1, 1, 1, 1, 0, 1, 0]);
  const [best] = await inboxOf(weavers[5] as Exhibitor);
  expect(best?.text).toMatch(/^Request for quotation at Istanbul Textile Fair\s+Towels · Cotton · 500 piece/);
  expect((await listRecentMails(database(), weavers[5]?.supplier ?? '')).length).toBe(1);
  const mails = await listRecentMails(database(), email);
  expect(mails.length).toBe(1);
  expect(mails[0]?.text).toContain('We have sent your request to 5 exhibitors that offer what you’re looking for');
});

test('R-2.121 an RFQ without tags that an exhibitor offers, or without an exhibition, is sent to nobody', async () => {
  const { token } = await buyer();
  const before = await told();
  await send(token, { cateAndTag: { tag: [{ label: 'Lamps', value: 'TGLAMP' }], product: '' } });
  await send(token, { cateAndTag: null });
  await send(token, { exhibitionId: '67999' });
  await send(token, { exhibitionId: undefined });
  expect(await told()).toEqual(before);
});

test('THR-46 D-57 no exhibitor gets an RFQ from an unverified email address or over the daily limit', async () => {
  const ofPotter = { cateAndTag: { tag: [{ label: 'Mugs', value: 'tgmug' }], product: '' } };
  const held = await send((await buyer({ isVerified: false })).token, ofPotter);
  expect(held).toMatchObject({ heldBy: 'unconfirmedAddress' });
  expect(await inboxOf(potter)).toEqual([]); // a supplier of mugs only gets requests for mugs only
  const { token } = await buyer();
  expect(await send(token, ofPotter)).not.toHaveProperty('heldBy');
  for (let count = 1; count < ENQUIRY_DAILY_LIMIT; count += 1) await send(token, ofPotter);
  expect(await send(token, ofPotter)).toMatchObject({ heldBy: 'dailyLimit' });
  const { total } = (await readData(
    sendThread(gateway(), 'supplierEnquiry', 'inbox', { part: 'waiting', pageNo: 1 }, { token: potter.token }),
  )) as { total: number };
  expect(total).toBe(ENQUIRY_DAILY_LIMIT);
});
