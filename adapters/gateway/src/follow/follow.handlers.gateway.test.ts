import { FOLLOW_MAX, type FollowType } from '@fairhall/core/contract/follow/limits';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { post, readData, readError, submitHeaders, testGateway } from '../../../../tests/support/gateway.ts';

const database = testDatabase();
let now = Date.parse('2026-11-23T12:00:00Z');
const gateway = testGateway(database, { now: () => now });
beforeAll(async () => {
  await insertCatalogue(database());
  await insertExhibition(database(), { exhibition_id: '1001' });
  await insertExhibition(database(), { exhibition_id: '1002', is_published: false });
});

let buyers = 0;
let buyer: { readonly accountId: string; readonly token: string; readonly visitor: string };
beforeEach(async () => {
  buyers += 1;
  const accountId = `following-buyer-${buyers}`;
  const token = await insertSession(database(), 'buyer', { accountId, created: now });
  buyer = { accountId, token, visitor: `visitor-who-follow-${String(buyers).padStart(8, '0')}` };
});

const ask = (call: string, data: object, lang = 'en') =>
  post(gateway(), `blade-purchaser/${call}`, data, {
    headers: submitHeaders(buyer.visitor),
    envelope: { token: buyer.token, lang },
  });
const listOf = (type: FollowType, lang?: string) => readData(ask('follow/list', { type, pageNo: 1 }, lang));

describe.each([
  ['R-7.087 R-7.088', 'goods', { goodsId: 'P1' }, { id: 'P1', name: 'Cotton tote bag' }],
  ['R-7.089 R-7.090', 'supplier', { supplierId: 'S1' }, { id: 'S1', name: expect.any(String) }],
  ['R-1.007', 'exhibition', { exhibitionId: '1001' }, { id: '1001', name: 'Istanbul Textile Fair' }],
] as const)('%s %s', (_, type, data, record) => {
  test('can be followed and unfollowed, and repeating has no effect', async () => {
    for (let time = 0; time < 2; time += 1)
      expect(await readData(ask(`follow/${type}`, data))).toEqual({ followed: true, count: 1 });
    expect(await listOf(type)).toEqual({ records: [record], total: 1, pageNo: 1, pageSize: 20 });
    for (let time = 0; time < 2; time += 1)
      expect(await readData(ask(`cancelFollow/${type}`, data))).toEqual({ followed: false, count: 0 });
    expect(await listOf(type)).toMatchObject({ records: [], total: 0 });
  });

  test('D-63 is followed by one buyer only', async () => {
    await readData(ask(`follow/${type}`, data));
    const accountId = `${buyer.accountId}-other`;
    buyer = { ...buyer, accountId, token: await insertSession(database(), 'buyer', { accountId, created: now }) };
    expect(await listOf(type)).toMatchObject({ total: 0 });
    await readData(ask(`cancelFollow/${type}`, data));
    const rows = database().kysely.selectFrom('follow').select('account_id').where('type', '=', type);
    expect((await rows.execute()).map(({ account_id }) => account_id)).not.toContain(accountId);
  });

  test('D-63 is in the list of followed ids while it is followed', async () => {
    const idsOf = () => readData(ask('follow/ids', { type }));
    expect(await idsOf()).toEqual({ ids: [] });
    await readData(ask(`follow/${type}`, data));
    expect(await idsOf()).toEqual({ ids: Object.values(data) });
    await readData(ask(`cancelFollow/${type}`, data));
    expect(await idsOf()).toEqual({ ids: [] });
  });

  test('D-63 has a button that shows whether the buyer follows it', async () => {
    const [targetId] = Object.values(data);
    const standing = () => readData(ask('follow/standing', { type, targetId }));
    expect(await standing()).toEqual({ followed: false, count: 0 });
    await readData(ask(`follow/${type}`, data));
    expect(await standing()).toEqual({ followed: true, count: 1 });
    expect(await readData(ask('follow/standing', { type, targetId: 'Z9' }))).toEqual({ followed: false, count: 1 });
  });

  test('cannot be followed if it does not exist, but unfollowed', async () => {
    const [name = ''] = Object.keys(data);
    expect(await readError(ask(`follow/${type}`, { [name]: 'Z9' }))).toMatchObject({ status: 404 });
    expect(await readData(ask(`cancelFollow/${type}`, { [name]: 'Z9' }))).toEqual({ followed: false, count: 0 });
  });
});

test('followed items are listed by name in the language, latest first, without deleted ones', async () => {
  await readData(ask('follow/goods', { goodsId: 'P1' }));
  const gone = { account_id: buyer.accountId, type: 'goods', target_id: 'GONE', since: now } as const;
  await database().kysely.insertInto('follow').values(gone).execute();
  expect(await listOf('goods', 'ar')).toMatchObject({ records: [{ id: 'P1', name: 'حقيبة توت قطنية' }], total: 1 });
  await readData(ask('follow/supplier', { supplierId: 'S1' }));
  now += 1_000;
  await readData(ask('follow/supplier', { supplierId: 'S2' }));
  expect(await listOf('supplier')).toMatchObject({ records: [{ id: 'S2' }, { id: 'S1' }] });
});

test('D-63 a buyer at the maximum cannot follow more, and gets the reason', async () => {
  const rows = Array.from({ length: FOLLOW_MAX }, (_, place) => ({
    account_id: buyer.accountId,
    type: 'goods' as const,
    target_id: `M${place}`,
    since: now,
  }));
  await database().kysely.insertInto('follow').values(rows).execute();
  const refused = await readError(ask('follow/goods', { goodsId: 'P1' }));
  expect(refused).toMatchObject({ status: 400, message: expect.stringContaining(String(FOLLOW_MAX)) });
  expect(await readData(ask('follow/supplier', { supplierId: 'S1' }))).toMatchObject({ count: 1 });
});

test('R-1.007 A-57 an unpublished exhibition cannot be followed', async () => {
  expect(await readError(ask('follow/exhibition', { exhibitionId: '1002' }))).toMatchObject({ status: 404 });
});
