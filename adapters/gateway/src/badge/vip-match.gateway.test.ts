import { toVipTier } from '@fairhall/core/badge/vip-tier';
import type { OutputOf } from '@fairhall/core/contract/call';
import { secondaryContract } from '@fairhall/core/contract/trees/secondary-contract';
import { MAX_VIP_STANDS } from '@fairhall/core/site/exhibition-codes';
import { beforeAll, expect, test } from 'vitest';
import { createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { insertSupplier } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { type CallOptions, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertRegistration } from '../../../../tests/support/registrations.ts';

const CALL = secondaryContract.badge.checkVip;
const SHOW = '66001';
const TAGS = ['TGVIP1', 'TGVIP2', 'TGVIP3'];
const database = testDatabase();
const gateway = testGateway(database);

/** Seven exhibitors with the first tag, one of them with all tags, and one exhibitor with another tag. */
beforeAll(async () => {
  const { kysely } = database();
  await insertExhibition(database(), { exhibition_id: SHOW, ...createExhibitionDays() });
  for (const at of Array.from({ length: 8 }, (_, index) => index)) {
    const supplier_id = `SVIP${at}`;
    await insertSupplier(database(), supplier_id, `Weaver ${at}`);
    const tags = at === 5 ? TAGS : at === 7 ? ['TGVIP9'] : ['TGVIP1'];
    await kysely.updateTable('supplier').set({ tags }).where('id', '=', supplier_id).execute();
    const stand = { stand_no: `A${at}`, hall: 'H1', spotlight: false };
    await kysely
      .insertInto('exhibitor')
      .values({ exhibition_id: SHOW, supplier_id, ...stand })
      .execute();
  }
  const json = JSON.stringify({ goods: [{ image: 'demo/weaver-5.webp' }] });
  await kysely.insertInto('supplier_card').values({ supplier_id: 'SVIP5', lang: 'en', json }).execute();
});

interface Told {
  readonly tags?: readonly string[];
  readonly annualTurnover?: string;
  readonly importFromChina?: string;
}

/** A buyer who is registered with these tags and has these purchase details. */
async function buyer(accountId: string, { tags = TAGS, annualTurnover = '', importFromChina = '' }: Told = {}) {
  const how: CallOptions = { envelope: { token: await insertSession(database(), 'buyer', { accountId }) } };
  const badgeNo = `TEX${accountId.toUpperCase().replaceAll('-', '')}`;
  const change = { badge_no: badgeNo, tag_codes: tags.join(',') };
  await insertRegistration(database(), {
    accountId,
    email: createPerson().email,
    mark: 'priya',
    exhibitionId: SHOW,
    change,
  });
  const purchase = { annual_turnover: annualTurnover, import_from_china: importFromChina };
  await database()
    .kysely.insertInto('purchase_info')
    .values({ account_id: accountId, ...purchase })
    .execute();
  return { how, badgeNo };
}

const entity = (bagdeNo: string, tagCodes = TAGS.join(',')) => ({
  limit: MAX_VIP_STANDS,
  bagdeNo,
  exhibitionId: SHOW,
  tagCodes,
});
const check = async (data: object, how: CallOptions) =>
  (await readData(post(gateway(), CALL.path, data, how))) as OutputOf<typeof CALL>;

test('R-3.045 R-3.046 R-7.035 R-7.079 R-9.040 a registered buyer gets the five best matching stands, and VIP status', async () => {
  const { how, badgeNo } = await buyer('vip-first');
  const answer = await check(entity(badgeNo), how);
  expect(CALL.output.safeParse(answer).success).toBe(true);
  expect(answer.booths).toHaveLength(MAX_VIP_STANDS);
  expect(answer.booths[0]).toEqual({
    standNo: 'A5',
    hall: 'H1',
    supplierId: 'SVIP5',
    supplierName: 'Weaver 5',
    image: 'demo/weaver-5.webp',
  });
  expect(answer.booths[1]?.image).toBe('');
  expect([answer.checkSVIP, answer.checkVIP]).toEqual([false, true]);
  expect((await check({ ...entity(badgeNo), limit: 2 }, how)).booths).toHaveLength(2);
});

test('R-3.045 A-08 a request without `bagdeNo`, with another name for it, or for more than five stands is rejected', async () => {
  const { how, badgeNo } = await buyer('vip-spelt');
  const { bagdeNo: _, ...without } = entity(badgeNo);
  for (const data of [without, { ...without, badgeNo }, { ...entity(badgeNo), limit: 6 }])
    expect((await readError(post(gateway(), CALL.path, data, how))).code).toBe('400');
});

test('D-32 a large turnover, or imports from China with three existing tags, makes a buyer a super VIP', async () => {
  const cases: readonly (readonly [string, Told, boolean])[] = [
    ['vip-large', { annualTurnover: '10M' }, true],
    ['vip-small', { annualTurnover: '9.9M' }, false],
    ['vip-china', { importFromChina: '100K' }, true],
    ['vip-china-few', { importFromChina: '100K', tags: TAGS.slice(0, 2) }, false],
  ];
  for (const [accountId, told, isSuper] of cases) {
    const { how, badgeNo } = await buyer(accountId, told);
    expect([accountId, (await check(entity(badgeNo), how)).checkSVIP]).toEqual([accountId, isSuper]);
  }
});

test('D-32 tags that the buyer has not chosen are ignored, and without tags nothing matches', async () => {
  const { how, badgeNo } = await buyer('vip-untold', { tags: ['TGVIP8'] });
  const nothing = { booths: [], checkSVIP: false, checkVIP: false };
  expect(await check(entity(badgeNo), how)).toEqual(nothing);
  expect(await check(entity(badgeNo, ''), how)).toEqual(nothing);
});

test('THR-31 another buyer’s badge gets the same response as a badge without matches', async () => {
  const { badgeNo } = await buyer('vip-mine');
  const nothing = { booths: [], checkSVIP: false, checkVIP: false };
  const { how } = await buyer('vip-thief');
  expect([await check(entity(badgeNo), how), await check(entity(badgeNo), {})]).toEqual([nothing, nothing]);
});

test('R-4.111 D-32 a badge shows the VIP status of its buyer at that exhibition', async () => {
  const { how } = await buyer('vip-badge', { annualTurnover: '12,000,000' });
  const { ofExhibition } = secondaryContract.badge;
  const own = (await readData(post(gateway(), ofExhibition.path, { exhibitionId: SHOW }, how))) as OutputOf<
    typeof ofExhibition
  >;
  expect(own?.tier).toBe(toVipTier({ checkSVIP: true, checkVIP: true }));
});
