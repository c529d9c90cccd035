import { randomUUID } from 'node:crypto';
import { COLLECT_MAX } from '@fairhall/core/contract/collect/limits';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { createBrowserSign, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';

const database = testDatabase();
const gateway = testGateway(database);
const SHOW = '9771';
const OVER = '9772';

beforeAll(async () => {
  await insertCatalogue(database());
  await insertExhibition(database(), { exhibition_id: SHOW, ...createExhibitionDays() });
  await insertExhibition(database(), { exhibition_id: OVER, inshow_start: '2020-01-01', inshow_end: '2020-01-03' });
  const stand = { supplier_id: 'S1', hall: '2', stand_no: 'B04', spotlight: false };
  await database()
    .kysely.insertInto('exhibitor')
    .values([SHOW, OVER].map((exhibition_id) => ({ ...stand, exhibition_id })))
    .execute();
});

let buyer: { readonly accountId: string; readonly token: string };
beforeEach(async () => {
  buyer = await newBuyer();
});

async function newBuyer({ isRegistered = true } = {}): Promise<typeof buyer> {
  const accountId = `collecting-${randomUUID().slice(0, 8)}`;
  const token = await insertSession(database(), 'buyer', { accountId });
  const registration = { accountId, email: `${accountId}@example.com`, mark: 'collecting' };
  for (const exhibitionId of isRegistered ? [SHOW, OVER] : [])
    await insertRegistration(database(), { ...registration, exhibitionId });
  return { accountId, token };
}

const ask = (call: string, data: object, { token = buyer.token, lang = 'en' } = {}) =>
  post(gateway(), `blade-purchaser/collect/${call}`, data, {
    headers: createHeaders(createPerson()),
    envelope: { token, lang, ...createBrowserSign() },
  });
const product = (collected: boolean, more: object = {}) =>
  ask('goodsSpu', { goodsSpuId: 'P1', exhibitionId: SHOW, collected, ...more });
const exhibitor = (collected: boolean, more: object = {}) =>
  ask('exhibitor', { supplierId: 'S1', exhibitionId: SHOW, collected, ...more });
const list = (type: string, more: object = {}, lang?: string) =>
  readData(ask('list', { type, pageNo: 1, ...more }, { ...(lang && { lang }) }));

test('R-7.092 D-63 collecting or removing twice has the same effect as once', async () => {
  for (let time = 0; time < 2; time += 1) expect(await readData(product(true))).toEqual({ collected: true, count: 1 });
  expect(await readData(exhibitor(true))).toEqual({ collected: true, count: 1 });
  const standing = { type: 'goodsSpu', targetId: 'P1', exhibitionId: SHOW };
  expect(await readData(ask('standing', standing))).toEqual({ collected: true, count: 1 });
  for (let time = 0; time < 2; time += 1)
    expect(await readData(product(false))).toEqual({ collected: false, count: 0 });
  expect(await readData(ask('standing', standing))).toEqual({ collected: false, count: 0 });
});

test('R-2.167 R-2.168 collected items are listed with their stand, in the given language, without deleted ones', async () => {
  await readData(product(true));
  await readData(exhibitor(true));
  const gone = { account_id: buyer.accountId, exhibition_id: SHOW, type: 'goodsSpu', target_id: 'GONE', since: 1 };
  await database()
    .kysely.insertInto('collected')
    .values({ ...gone, type: 'goodsSpu' })
    .execute();
  expect(await list('goodsSpu')).toMatchObject({
    records: [
      {
        type: 'goodsSpu',
        id: 'P1',
        supplierId: 'S1',
        name: 'Cotton tote bag',
        exhibitionId: SHOW,
        hall: '2',
        standNo: 'B04',
      },
    ],
    total: 1,
  });
  expect(await list('goodsSpu', {}, 'ar')).toMatchObject({ records: [{ name: 'حقيبة توت قطنية' }] });
  expect(await list('exhibitor')).toMatchObject({ records: [{ id: 'S1', standNo: 'B04' }] });
  expect(await list('exhibitor', { exhibitionId: OVER })).toMatchObject({ records: [], total: 0 });
  buyer = await newBuyer();
  expect(await list('goodsSpu')).toMatchObject({ total: 0 });
});

test('R-6.019 a buyer without a registration for the exhibition is rejected, and unknown items cannot be collected', async () => {
  expect(await readError(product(true, { goodsSpuId: 'Z9' }))).toMatchObject({ status: 404 });
  expect(await readError(exhibitor(true, { supplierId: 'S2' }))).toMatchObject({ status: 404 });
  expect(await readError(exhibitor(true, { exhibitionId: OVER }))).toMatchObject({ status: 400 });
  expect(await readData(exhibitor(false, { supplierId: 'Z9' }))).toEqual({ collected: false, count: 0 });
  buyer = await newBuyer({ isRegistered: false });
  const refused = await readError(product(true));
  expect(refused).toMatchObject({ status: 400, message: expect.stringContaining('Pre-register') });
});

test('D-63 a buyer with the maximum number of collected items gets an error, and loses none', async () => {
  const rows = Array.from({ length: COLLECT_MAX }, (_, place) => ({
    account_id: buyer.accountId,
    exhibition_id: SHOW,
    type: 'goodsSpu' as const,
    target_id: `M${place}`,
    since: 1,
  }));
  await database().kysely.insertInto('collected').values(rows).execute();
  expect(await readError(product(true))).toMatchObject({
    status: 400,
    message: expect.stringContaining(String(COLLECT_MAX)),
  });
  expect(await readData(exhibitor(true))).toMatchObject({ count: 1 });
});
