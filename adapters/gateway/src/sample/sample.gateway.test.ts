import { randomUUID } from 'node:crypto';
import { SAMPLE_DAILY_LIMIT } from '@fairhall/core/contract/sample/limits';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue, insertSupplier } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { createBrowserSign, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';

const database = testDatabase();
const gateway = testGateway(database);
const SHOW = '9781';
const COMING = '9782';

beforeAll(async () => {
  await insertCatalogue(database());
  await insertExhibition(database(), { exhibition_id: SHOW, ...runningDays() });
  await insertExhibition(database(), { exhibition_id: COMING, ...createExhibitionDays() });
  await database().kysely.updateTable('product').set({ sample: true }).where('id', '=', 'P1').execute();
  await database().kysely.updateTable('product').set({ sample: false }).where('id', '=', 'P2').execute();
  for (const exhibition_id of [SHOW, COMING]) {
    const stand = { exhibition_id, supplier_id: 'S1', hall: '2', stand_no: 'B04', spotlight: false };
    await database().kysely.insertInto('exhibitor').values(stand).execute();
  }
});

/** The days of an exhibition that has begun in every time zone. */
function runningDays() {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  return { inshow_start: day(-2), inshow_end: day(2) };
}

interface Somebody {
  readonly accountId: string;
  readonly token: string;
}
let buyer: Somebody;
let exhibitor: Somebody;
beforeEach(async () => {
  buyer = await newBuyer();
  exhibitor = await newPerson('S1');
});

async function newBuyer({ isRegistered = true } = {}): Promise<Somebody> {
  const accountId = `sample-${randomUUID().slice(0, 8)}`;
  const token = await insertSession(database(), 'buyer', { accountId });
  const registration = { accountId, email: `${accountId}@example.com`, mark: 'sample' };
  for (const exhibitionId of isRegistered ? [SHOW, COMING] : [])
    await insertRegistration(database(), { ...registration, exhibitionId });
  return { accountId, token };
}

async function newPerson(supplierId: string): Promise<Somebody> {
  const accountId = `exhibitor-${randomUUID().slice(0, 8)}`;
  return { accountId, token: await insertSession(database(), 'supplier', { accountId, supplierId }) };
}

const send = (path: string, data: object, { token = buyer.token, lang = 'en' } = {}) =>
  post(gateway(), path, data, {
    headers: createHeaders(createPerson()),
    envelope: { token, lang, ...createBrowserSign() },
  });
const book = (more: object = {}) =>
  send('blade-digital-expo/sample/book', { exhibitionId: SHOW, goodsId: 'P1', ...more });
const booked = async (more: object = {}): Promise<string> => ((await readData(book(more))) as { id: string }).id;
const list = (sent = {}) => readData(send('blade-digital-expo/sample/list', { exhibitionId: SHOW }, sent));
const cancel = (id: string, token = buyer.token) => send('blade-digital-expo/sample/cancel', { id }, { token });
const wanted = async (token = exhibitor.token): Promise<readonly { readonly id: string }[]> => {
  const page = await readData(send('blade-supplier/sample/list', { pageNo: 1 }, { token }));
  return (page as { records: { id: string }[] }).records;
};
const subjectsTo = async ({ accountId }: Somebody) => {
  const mails = database()
    .kysely.selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', `${accountId}@example.com`);
  return (await mails.orderBy('outbox_id').execute()).map(({ subject }) => subject);
};

test('R-6.018 R-6.023 a registered buyer books a sample, and both sides see it with its stand', async () => {
  const id = await booked({ quantity: 3 });
  const facts = { id, exhibitionId: SHOW, goodsId: 'P1', goodsName: 'Cotton tote bag', quantity: 3 };
  expect(await list()).toMatchObject([{ ...facts, supplierId: 'S1', hall: '2', standNo: 'B04' }]);
  expect(await list({ lang: 'ar' })).toMatchObject([{ goodsName: 'حقيبة توت قطنية' }]);
  const [first] = await wanted();
  expect(first).toMatchObject({ ...facts, standNo: 'B04', exhibitionName: 'Istanbul Textile Fair' });
  expect(first).toMatchObject({ contactName: expect.stringContaining('sample') });
  expect(await subjectsTo(exhibitor)).toEqual(['A visitor has booked a sample']);
});

test('D-28 R-6.018 a booked sample is in the planner’s calendar file', async () => {
  const text = async () =>
    ((await readData(send('blade-digital-expo/showPlanner/calendar', { exhibitionId: SHOW }))) as { text: string })
      .text;
  const id = await booked();
  expect((await text()).replace(/\r\n /g, '')).toMatch(/Sample: H2 B04 .*Cotton tote bag/);
  await readData(cancel(id));
  expect(await text()).not.toContain('Sample');
});

test('R-6.018 booking a sample twice, or twice at once, books it once and sends one email', async () => {
  const both = await Promise.all([booked(), booked()]);
  expect(new Set([...both, await booked({ quantity: 5 })])).toHaveLength(1);
  expect(await list()).toMatchObject([{ quantity: 1 }]);
  expect(await subjectsTo(exhibitor)).toHaveLength(1);
});

test('R-6.018 only its own buyer cancels a sample, and the exhibitor is notified once', async () => {
  const id = await booked();
  const other = await newBuyer();
  expect(await readData(cancel(id, other.token))).toBe(true);
  expect(await list()).toHaveLength(1);
  for (let time = 0; time < 2; time += 1) expect(await readData(cancel(id))).toBe(true);
  expect(await list()).toEqual([]);
  expect((await wanted()).map((each) => each.id)).not.toContain(id);
  expect(await subjectsTo(exhibitor)).toEqual(['A visitor has booked a sample', 'A sample booking has been cancelled']);
});

test('R-6.018 A-42 a buyer who is not registered for the exhibition is asked to pre-register', async () => {
  buyer = await newBuyer({ isRegistered: false });
  expect(await readError(book())).toMatchObject({ status: 400, message: expect.stringContaining('Pre-register') });
});

test('R-6.018 R-4.004 a product without samples, not at the show, or at a later show cannot be booked', async () => {
  for (const goodsId of ['P2', 'P0']) expect(await readError(book({ goodsId }))).toMatchObject({ status: 404 });
  expect(await readError(book({ exhibitionId: '1' }))).toMatchObject({ status: 404 });
  expect(await readError(book({ exhibitionId: COMING }))).toMatchObject({ status: 400 });
});

test('R-6.018 another supplier cannot see a sample booking', async () => {
  const id = await booked();
  await insertSupplier(database(), 'SAMPLEOTHER', 'Meghna Knit Apparel');
  const stranger = await newPerson('SAMPLEOTHER');
  expect((await wanted(stranger.token)).map((each) => each.id)).not.toContain(id);
});

test('THR-46 a buyer can book samples up to the daily limit and no more', async () => {
  const count = async () => {
    const id = await booked();
    await readData(cancel(id));
  };
  for (let time = 0; time < SAMPLE_DAILY_LIMIT; time += 1) await count();
  const refused = await readError(book());
  expect(refused).toMatchObject({ status: 429, message: expect.stringContaining(String(SAMPLE_DAILY_LIMIT)) });
});
