import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHeaders, createPerson } from '../../../../../tests/support/accounts.ts';
import { clearDatabase, testDatabase } from '../../../../../tests/support/databases.ts';
import { createTestGateway, post, readData, readError } from '../../../../../tests/support/gateway.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import { readPreparedCatalogue } from '../../../../../tests/support/read-prepared-catalogue.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../../tests/support/sample-rows.ts';
import { createSupplierDesk } from '../../../../../tests/support/supplier-desk.ts';
import { waitUntilListening } from '../../../../../tests/support/wait-until-listening.ts';
import { watchChanges } from '../../db/changes.ts';
import type { Gateway } from '../../gateway.ts';
import { refreshCatalogue } from '../world/load-world.ts';

const NOW = 1_700_000_000_000;
const database = testDatabase();
let opened: Gateway | undefined;
const gateway = (): Gateway => {
  if (opened === undefined) throw new Error('the gateway is there inside tests only');
  return opened;
};
const desk = createSupplierDesk(database, gateway);

const named = (en: string, ar: string) => ({
  en: { name: en, description: `About ${en}.`, attributes: [] },
  ar: { name: ar, description: 'وصف.', attributes: [] },
});
const PRODUCTS = [
  sampleProduct('P1', { name: 'Waffle bath towel', category: 'TX010102', rank: 30, age: 3_000, tags: ['TG061101'] }),
  sampleProduct('P2', { texts: named('Linen apron', 'مئزر كتان'), category: 'TX010201', rank: 20, age: 2_000 }),
  sampleProduct('P3', { name: 'Waffle apron', category: 'TX010201', rank: 10, age: 1_000, images: ['21'], tiers: [] }),
  sampleProduct('P4', { name: 'Canvas roll', category: 'TX020101', supplier: 'S2', rank: 5, age: 4_000 }),
  ...Array.from({ length: 25 }, (_, place) =>
    sampleProduct(`Q${place}`, { name: `Quilt number ${place}`, supplier: 'S3', rank: 100 + place, age: place }),
  ),
];

let [manager, answerer, other, third] = ['', '', '', ''];
beforeAll(async () => {
  const changes = watchChanges(database());
  opened = await createTestGateway(database(), { changes });
  await waitUntilListening(changes);
});
/** Each test changes the catalogue, and may be the first or the last. */
beforeEach(async () => {
  await clearDatabase(database());
  await loadSample(
    database(),
    [...SAMPLE_TREES, ...['S1', 'S2', 'S3'].map((id) => sampleSupplier(id)), ...PRODUCTS],
    NOW,
  );
  manager = (await desk.person('S1')).token;
  answerer = (await desk.person('S1', 'answer')).token;
  other = (await desk.person('S2')).token;
  third = (await desk.person('S3')).token;
});

afterAll(() => opened?.close());

interface Listed {
  records: { productId: string; name: string; part: string }[];
  total: number;
  pageNo: number;
  counts: { shown: number; hidden: number };
  canEdit: boolean;
}
const list = async (data: object, token: string, lang = 'en') =>
  (await readData(desk.ask('products', { part: 'shown', pageNo: 1, ...data }, { token, lang }))) as Listed;
const idsOf = ({ records }: Listed) => records.map(({ productId }) => productId);
const setShown = (productId: string, isShown: boolean, token = manager) =>
  desk.ask('setShown', { productId, isShown }, { token });
const publicly = (path: string, data: object) =>
  post(gateway(), path, data, { headers: createHeaders(createPerson()) });
const searched = async (keyword: string) =>
  ((await readData(publicly('search/goods', { keyword }))) as { records: { goodsSpuId: string }[] }).records.map(
    ({ goodsSpuId }) => goodsSpuId,
  );
const detail = (goodsSpuId: string) => publicly('search/goods/detail', { goodsSpuId });

const ready = () => readPreparedCatalogue(database());

async function expectInStep(): Promise<void> {
  const kept = await ready();
  await database().transaction(refreshCatalogue);
  expect(kept).toEqual(await ready());
}

describe('a supplier’s own products', () => {
  test('D-65 are visible to its team only, newest first, including members who only reply to buyers', async () => {
    const mine = await list({}, manager);
    expect(idsOf(mine)).toEqual(['P3', 'P2', 'P1']);
    expect(mine.records[1]).toEqual({
      productId: 'P2',
      name: 'Linen apron',
      image: '11',
      priceMin: 1.8,
      priceMax: 2,
      currency: 'USD',
      unit: 'piece',
      part: 'shown',
      created: NOW - 2_000,
      review: null,
    });
    expect([mine.counts, mine.canEdit]).toEqual([{ shown: 3, hidden: 0 }, true]);
    expect((await list({}, manager, 'ar')).records.map(({ name }) => name)).toEqual([
      'Waffle apron',
      'مئزر كتان',
      'Waffle bath towel',
    ]);
    const read = await list({}, answerer);
    expect([idsOf(read), read.canEdit]).toEqual([idsOf(mine), false]);
    expect(idsOf(await list({}, other))).toEqual(['P4']);
  });

  test('are found by words of their names, the last of which may be unfinished', async () => {
    expect(idsOf(await list({ keyword: 'waffle' }, manager))).toEqual(['P3', 'P1']);
    expect(idsOf(await list({ keyword: 'waffle tow' }, manager))).toEqual(['P1']);
    expect(idsOf(await list({ keyword: 'كتا' }, manager))).toEqual(['P2']);
    expect(idsOf(await list({ keyword: "canvas' | 'a" }, manager))).toEqual([]);
    expect(idsOf(await list({ keyword: ' :* ' }, manager))).toEqual([]);
  });

  test('are listed twenty a page, and a page beyond the last is the last', async () => {
    const first = await list({}, third);
    expect([first.records.length, first.total]).toEqual([20, 25]);
    const last = await list({ pageNo: 9 }, third);
    expect([last.pageNo, idsOf(last)]).toEqual([2, ['Q20', 'Q21', 'Q22', 'Q23', 'Q24']]);
    expect(idsOf(await list({ keyword: 'quilt', pageNo: 2 }, third))).toEqual(idsOf(last));
  });
});

describe('a hidden product', () => {
  test('D-52 D-65 disappears for buyers immediately, and comes back unchanged', async () => {
    const before = await readData(detail('P1'));
    const whole = await ready();
    expect(await readData(setShown('P1', false))).toEqual({ part: 'hidden' });
    expect(await readData(setShown('P1', false))).toEqual({ part: 'hidden' });
    expect((await readError(detail('P1'))).status).toEqual(410);
    expect((await readError(publicly('goods-price/tiers', { goodsId: 'P1' }))).status).toEqual(404);
    await expect.poll(() => searched('towel')).toEqual([]);
    await expectInStep();
    const hidden = await list({ part: 'hidden' }, manager);
    expect([idsOf(hidden), hidden.records[0]?.name, hidden.counts]).toEqual([
      ['P1'],
      'Waffle bath towel',
      { shown: 2, hidden: 1 },
    ]);
    expect(idsOf(await list({ part: 'hidden', keyword: 'tow' }, manager))).toEqual(['P1']);
    expect(await readData(setShown('P1', true))).toEqual({ part: 'shown' });
    expect(await readData(detail('P1'))).toEqual(before);
    await expect.poll(() => searched('towel')).toEqual(['P1']);
    expect(await ready()).toEqual(whole);
    await expectInStep();
  });

  test('D-65 another supplier’s product is not found, and a member who only replies to buyers cannot change any', async () => {
    expect((await readError(setShown('P4', false))).status).toEqual(404);
    expect((await readError(setShown('P2', false, other))).status).toEqual(404);
    expect(await readError(setShown('P2', false, answerer))).toMatchObject({ status: 403, code: '403' });
    expect(idsOf(await list({}, other))).toEqual(['P4']);
  });

  test('many products hidden and shown concurrently stay consistent with the index', async () => {
    const all = ['Q0', 'Q1', 'Q2', 'Q3'];
    await Promise.all(all.map((id) => readData(setShown(id, false, third))));
    await expectInStep();
    await Promise.all(all.map((id) => readData(setShown(id, true, third))));
    await expectInStep();
  });
});

interface Form {
  product: {
    version: number;
    part: string;
    sampleAvailable: boolean;
    texts: { lang: string; name: string; description: string }[];
  };
  languages: string[];
  categories: { id: string; name: string; path: string; isUsed: boolean }[];
  canEdit: boolean;
}
const formOf = async (productId: string | undefined, token = manager) =>
  (await readData(desk.ask('productForm', productId === undefined ? {} : { productId }, { token }))) as Form;
const CONTENT = {
  texts: [
    {
      lang: 'en',
      name: 'Waffle hand towel',
      description: 'Soft.',
      attributes: [
        { name: 'Material', value: 'Linen' },
        { name: 'Size', value: '50 × 100 cm' },
      ],
    },
    { lang: 'ar', name: 'منشفة يد', description: '', attributes: [] },
  ],
  tags: ['TG061101'],
  categoryId: 'TX010102',
  images: ['12', '11'],
  unit: 'set',
  minOrder: 50,
  currency: 'EUR',
  leadDays: null,
  steps: [
    { min: 50, price: '2.345' },
    { min: 500, price: '1.9' },
  ],
};
const save = (productId: string, version: number, content: object = {}, token = manager) =>
  desk.ask('saveProduct', { ...CONTENT, ...content, productId, version }, { token });

describe('a product edited by its supplier', () => {
  test('D-52 is updated for buyers immediately on its page, in search and in comparison', async () => {
    const before = await formOf('P1');
    expect([before.languages, before.canEdit, before.categories[0]]).toEqual([
      ['ar', 'en'],
      true,
      {
        id: 'PT010101',
        name: expect.any(String),
        path: expect.stringContaining('Beds'),
        industry: 'pets',
        isUsed: false,
      },
    ]);
    expect(before.categories.filter(({ isUsed }) => isUsed).map(({ id }) => id)).toContain('TX010102');
    expect(before.product).toMatchObject({
      productId: 'P1',
      part: 'shown',
      categoryId: 'TX010102',
      images: ['11', '12', '13'],
      unit: 'piece',
      steps: [
        { min: 100, price: '2' },
        { min: 500, price: '1.8' },
      ],
    });
    const { version } = before.product;
    expect(await readData(save('P1', version))).toEqual({ version: version + 1 });
    expect((await formOf('P1')).product).toMatchObject({
      ...CONTENT,
      texts: [...CONTENT.texts].reverse(),
      tags: [{ code: 'TG061101', name: expect.any(String) }],
    });
    expect(await readData(detail('P1'))).toMatchObject({
      goodsName: 'Waffle hand towel',
      images: ['12', '11'],
      minOrder: 50,
      priceMin: 1.9,
      priceMax: 2.345,
      currency: 'EUR',
      unit: 'set',
      description: 'Soft.',
      attributes: CONTENT.texts[0]?.attributes,
      tagCodes: ['TG061101'],
    });
    expect(await readData(publicly('goods-price/tiers', { goodsId: 'P1' }))).toEqual([
      { min: 50, max: 499, price: 2.345, currency: 'EUR' },
      { min: 500, price: 1.9, currency: 'EUR' },
    ]);
    await expect.poll(() => searched('hand towel')).toEqual(['P1']);
    await expect.poll(() => searched('towels')).toEqual(['P1']); // by its category
    expect(idsOf(await list({ keyword: 'hand' }, manager))).toEqual(['P1']);
    await expectInStep();
  });

  test('R-2.022 is found with the sample filter as long as its supplier offers samples', async () => {
    const withSample = async () => {
      const found = await readData(publicly('search/goods', { filters: { sample: true } }));
      return (found as { records: { goodsSpuId: string }[] }).records.map(({ goodsSpuId }) => goodsSpuId);
    };
    const { version, sampleAvailable } = (await formOf('Q7', third)).product;
    expect(sampleAvailable).toBe(false);
    await readData(save('Q7', version, { images: [], sampleAvailable: true }, third));
    expect(await readData(detail('Q7'))).toMatchObject({ sampleAvailable: true });
    await expect.poll(withSample).toEqual(['Q7']);
    await expectInStep();
    await readData(setShown('Q7', false, third));
    expect((await formOf('Q7', third)).product.sampleAvailable).toBe(true);
    await readData(setShown('Q7', true, third));
    await readData(save('Q7', version + 1, { images: [] }, third));
    await expect.poll(withSample).toEqual([]);
    await expectInStep();
  });

  test('F-A8 shows its trade terms, keeps them while hidden, and leaves them out once they are removed', async () => {
    const tradeTerms = {
      payment: { method: 'ttDeposit', deposit: 30, days: 60 },
      incoterm: { code: 'FOB', place: 'Kochi' },
      port: 'Kochi',
      packaging: '40 "pieces" in a carton',
      hsCode: '6302.60',
    };
    const stored = { ...tradeTerms, payment: { method: 'ttDeposit', deposit: 30 }, hsCode: '630260' };
    const { version } = (await formOf('Q8', third)).product;
    expect((await formOf('Q8', third)).product).toMatchObject({ tradeTerms: {} });
    await readData(save('Q8', version, { images: [], tradeTerms }, third));
    expect(await readData(save('Q8', version, { images: [], tradeTerms }, third))).toEqual({ version: version + 1 });
    expect(await readData(detail('Q8'))).toMatchObject({ tradeTerms: stored });
    expect(await readData(publicly('search/goods/compare', { goodsIds: ['Q8'] }))).toMatchObject([
      { tradeTerms: stored },
    ]);
    await expectInStep();
    await readData(setShown('Q8', false, third));
    expect((await formOf('Q8', third)).product).toMatchObject({ tradeTerms: stored });
    await readData(setShown('Q8', true, third));
    expect(await readData(detail('Q8'))).toMatchObject({ tradeTerms: stored });
    await expectInStep();
    await readData(save('Q8', version + 1, { images: [] }, third));
    expect(await readData(detail('Q8'))).not.toHaveProperty('tradeTerms');
    await expectInStep();
  });

  test('F-A8 a product that was hidden before there were trade terms can be edited and shown', async () => {
    await readData(setShown('Q9', false, third));
    await sql`update hidden_product set product = product - 'trade_terms' where id = 'Q9'`.execute(database().kysely);
    expect((await formOf('Q9', third)).product).toMatchObject({ tradeTerms: {} });
    await readData(setShown('Q9', true, third));
    expect(await readData(detail('Q9'))).not.toHaveProperty('tradeTerms');
  });

  test('moves to another category, and is counted and found only there', async () => {
    const { version } = (await formOf('P2')).product;
    await readData(save('P2', version, { categoryId: 'PT010101', images: ['11'], steps: [] }));
    expect(await readData(detail('P2'))).toMatchObject({ priceMin: 0, categoryId: 'PT010101', industry: 'pets' });
    await expectInStep();
    await expect.poll(() => searched('apron')).toEqual(['P3']);
  });

  test('stays hidden when edited, and shows the new content once it is shown again', async () => {
    await readData(setShown('P3', false));
    const { version, part } = (await formOf('P3')).product;
    expect(part).toEqual('hidden');
    await readData(save('P3', version, { images: ['21'] }));
    expect((await readError(detail('P3'))).status).toEqual(410);
    await expectInStep();
    expect((await formOf('P3')).product).toMatchObject({ part: 'hidden', version: version + 1, unit: 'set' });
    await readData(setShown('P3', true));
    expect(await readData(detail('P3'))).toMatchObject({ goodsName: 'Waffle hand towel', images: ['21'] });
    await expectInStep();
  });

  test('REL-04 is saved once: a repeat succeeds without effect, and a save based on an older version is rejected', async () => {
    const { version } = (await formOf('Q5', third)).product;
    const content = { categoryId: 'TX010101', images: [] };
    expect(await readData(save('Q5', version, content, third))).toEqual({ version: version + 1 });
    expect(await readData(save('Q5', version, content, third))).toEqual({ version: version + 1 });
    expect(await readError(save('Q5', version, { ...content, minOrder: 7 }, third))).toMatchObject({ status: 409 });
    expect((await formOf('Q5', third)).product).toMatchObject({ minOrder: 50, version: version + 1 });
  });

  test('of two concurrent saves one is rejected as outdated', async () => {
    const { version } = (await formOf('Q6', third)).product;
    const both = [11, 12].map((minOrder) => save('Q6', version, { minOrder, images: [] }, third));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  test('R-7.058 its currency is an ISO 4217 code in upper or lower case; another is rejected with the intended code', async () => {
    const { version } = (await formOf('Q7', third)).product;
    const refusal = await readError(save('Q7', version, { images: [], currency: 'rmb' }, third));
    expect(refusal.message).toContain('CNY');
    await readData(save('Q7', version, { images: [], currency: 'eur' }, third));
    expect((await formOf('Q7', third)).product).toMatchObject({ currency: 'EUR' });
  });

  test('D-65 can be edited only by managers of its supplier, and members who only reply to buyers can read it', async () => {
    expect((await readError(desk.ask('productForm', { productId: 'P4' }, { token: manager }))).status).toEqual(404);
    expect((await readError(save('P4', 1))).status).toEqual(404);
    expect((await formOf('P1', answerer)).canEdit).toEqual(false);
    expect((await readError(save('P1', 1, {}, answerer))).status).toEqual(403);
    expect((await readError(desk.ask('addProduct', CONTENT, { token: answerer }))).status).toEqual(403);
  });

  test.each([
    ['a category with others below it', { categoryId: 'TX01' }],
    ['a category that is not there', { categoryId: 'XX010101' }],
    [
      'a language of no catalogue',
      { texts: [...CONTENT.texts, { lang: 'sw', name: 'Taulo', description: '', attributes: [] }] },
    ],
    ['two texts in one language', { texts: [...CONTENT.texts, ...CONTENT.texts] }],
    ['no English text', { texts: CONTENT.texts.slice(1) }],
    ['quantities that do not rise', { steps: [...CONTENT.steps, ...CONTENT.steps] }],
    ['a name of a currency in place of its code', { currency: 'RMB' }],
    ['a code of no money', { currency: 'XAU' }],
    ['a picture of nobody’s', { images: ['4711'] }],
    ['an HS code of five digits', { tradeTerms: { hsCode: '6302.6' } }],
    ['a deposit without its percentage', { tradeTerms: { payment: { method: 'ttDeposit' } } }],
    ['an Incoterm of an older edition', { tradeTerms: { incoterm: { code: 'DAT' } } }],
    ['a tag that is not there', { tags: ['TG061101', 'TG999999'] }],
  ])('is rejected with %s, and nothing is saved', async (_, content) => {
    const { version } = (await formOf('Q7', third)).product;
    expect(await readError(save('Q7', version, { images: [], ...content }, third))).toMatchObject({ status: 400 });
    expect((await formOf('Q7', third)).product.version).toEqual(version);
  });
});

describe('adding a product', () => {
  test('D-52 REL-04 shows it to buyers immediately, ranked last, and adds it once even if the request is repeated', async () => {
    const headers = createHeaders(createPerson());
    const content = {
      ...CONTENT,
      images: [],
      texts: [{ lang: 'en', name: 'Rattan basket', description: '', attributes: [] }],
    };
    const add = () => desk.ask('addProduct', content, { token: other, headers });
    const { productId } = (await readData(add())) as { productId: string };
    await database().kysely.deleteFrom('idempotency').execute();
    expect(await readData(add())).toEqual({ productId, isWaiting: false });
    expect(idsOf(await list({}, other))).toEqual([productId, 'P4']);
    expect(await readData(detail(productId))).toMatchObject({
      goodsName: 'Rattan basket',
      supplierId: 'S2',
      attributes: [],
      priceMin: 1.9,
      viewCount: 0,
    });
    await expect.poll(() => searched('rattan')).toEqual([productId]);
    await expectInStep();
    expect((await formOf(productId, other)).product.version).toEqual(1);
  });
});
