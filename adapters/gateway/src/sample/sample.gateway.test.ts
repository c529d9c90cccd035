import { randomUUID } from 'node:crypto';
import { SAMPLE_DAILY_LIMIT } from '@fairhall/core/contract/sample/limits';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue, insertSupplier } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { createBrowserSign, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';
import { cleanUpSamples } from './book-sample.ts';

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
const mark = (id: string, isCollected: boolean, token = exhibitor.token) =>
  send('blade-supplier/sample/mark', { id, isCollected }, { token });
const counts = (token = exhibitor.token) => readData(send('blade-supplier/sample/counts', {}, { token }));
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
  expect((await wanted()).find((each) => each.id === id)).toMatchObject({ status: 2 });
  expect(await subjectsTo(exhibitor)).toEqual(['A visitor has booked a sample', 'A sample booking has been cancelled']);
  expect((await readError(mark(id, true))).status).toBe(409);
  const again = await booked();
  expect(again).not.toBe(id);
  expect(await list()).toMatchObject([{ id: again }]);
  expect(await subjectsTo(exhibitor)).toHaveLength(3);
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

test('R-6.018 an exhibitor marks a sample as collected and takes the mark back, and the buyer sees it', async () => {
  const id = await booked();
  for (let time = 0; time < 2; time += 1) expect(await readData(mark(id, true))).toEqual({ id, status: 1 });
  expect(await list()).toMatchObject([{ id, isCollected: true }]);
  const refused = await readError(cancel(id));
  expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('handed over') });
  expect(await booked()).toBe(id); // It is not booked again.
  expect(await readData(mark(id, false))).toEqual({ id, status: 0 });
  expect(await list()).toMatchObject([{ id, isCollected: false }]);
  const stranger = await newPerson('S2');
  expect((await readError(mark(id, true, stranger.token))).status).toBe(404);
  expect((await readError(mark('nothing', true))).status).toBe(404);
});

test('D-28 R-6.018 a sample is in the planner’s calendar file until it is marked as collected', async () => {
  const readCalendar = async () => {
    const file = await readData(send('blade-digital-expo/showPlanner/calendar', { exhibitionId: SHOW }));
    return (file as { text: string }).text.replaceAll(/\r\n[ \t]/g, '');
  };
  const id = await booked();
  expect(await readCalendar()).toContain('Cotton tote bag');
  await readData(mark(id, true));
  expect(await readCalendar()).not.toContain('Cotton tote bag');
});

test('R-6.018 a booking is deleted three years after it was made', async () => {
  const id = await booked();
  const listAfterDays = async (days: number) => {
    const rows = database().kysely.updateTable('sample_booking').where('sample_id', '=', id);
    await rows.set({ created: Date.now() - days * 86_400_000 }).execute();
    await cleanUpSamples(database(), Date.now());
    return list();
  };
  expect(await listAfterDays(3 * 365 - 1)).toMatchObject([{ id }]);
  expect(await listAfterDays(3 * 365 + 1)).toEqual([]);
});

test('R-6.018 the exhibitor’s pieces are counted by exhibition and product, the running exhibition first', async () => {
  const supplierId = `SC${randomUUID().replaceAll('-', '').slice(0, 8)}`;
  await insertSupplier(database(), supplierId, 'Meghna Knit Apparel');
  const person = await newPerson(supplierId);
  const add = (
    exhibition_id: string,
    product_id: string,
    { quantity, status }: { quantity: number; status: 0 | 1 | 2 },
  ) => {
    const visitor = {
      account_id: buyer.accountId,
      contact_name: 'A',
      company_name: 'B',
      country_id: '356',
      created: 1,
    };
    return database()
      .kysely.insertInto('sample_booking')
      .values({
        sample_id: randomUUID(),
        exhibition_id,
        supplier_id: supplierId,
        product_id,
        quantity,
        status,
        ...visitor,
      })
      .execute();
  };
  await add(COMING, 'P1', { quantity: 2, status: 0 });
  await add(SHOW, 'P1', { quantity: 2, status: 1 });
  await add(SHOW, 'P2', { quantity: 3, status: 0 });
  await add(SHOW, 'P2', { quantity: 9, status: 2 });
  await add('gone', 'P3', { quantity: 9, status: 2 });
  expect(await counts(person.token)).toEqual([
    {
      exhibitionId: SHOW,
      exhibitionName: 'Istanbul Textile Fair',
      products: [
        { goodsId: 'P2', goodsName: expect.any(String), booked: 3, collected: 0 },
        { goodsId: 'P1', goodsName: 'Cotton tote bag', booked: 0, collected: 2 },
      ],
    },
    {
      exhibitionId: COMING,
      exhibitionName: 'Istanbul Textile Fair',
      products: [expect.objectContaining({ booked: 2 })],
    },
    { exhibitionId: 'gone', exhibitionName: '', products: [] },
  ]);
  const page = async (data: object) =>
    (await readData(send('blade-supplier/sample/list', { pageNo: 1, ...data }, person))) as {
      total: number;
      records: { status: number }[];
    };
  expect((await page({ exhibitionId: SHOW })).records.map(({ status }) => status)).toEqual([0, 1, 2]);
  expect((await page({})).total).toBe(5);
  expect((await page({ exhibitionId: '1' })).total).toBe(0);
});
