import type { InputOf, OutputOf } from '@fairhall/core/contract/call';
import { catalogue } from '@fairhall/core/contract/catalogue/calls';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { askHandler } from '../../../../../tests/support/ask-handler.ts';
import { testDatabase } from '../../../../../tests/support/databases.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../../tests/support/sample-rows.ts';
import { catalogueHandlers } from '../catalogue.handlers.ts';
import { createSqlSearch } from '../search/sql-search.ts';

type Shop = OutputOf<typeof catalogue.supplierGoods>;

const database = testDatabase();
const towels = Array.from({ length: 30 }, (_, place) =>
  sampleProduct(`T${place + 10}`, { name: `Waffle towel ${place + 10}`, category: 'TX010102', rank: 100 + place }),
);
const PRODUCTS = [
  ...towels,
  sampleProduct('L1', { name: 'Linen sheet', rank: 500 }),
  sampleProduct('L2', {
    rank: 400,
    texts: { en: { name: 'Bath mat', description: 'About linen sheets.', attributes: [] } },
    keywords: ['linen'],
  }),
  sampleProduct('L3', { name: 'Linen towel', supplier: 'S2', category: 'TX010102', rank: 1 }),
];

let handler: ReturnType<typeof catalogueHandlers>['supplierGoods'];
beforeAll(async () => {
  const suppliers = ['S1', 'S2', 'S3'].map((id) => sampleSupplier(id));
  await loadSample(database(), [...SAMPLE_TREES, ...suppliers, ...PRODUCTS], 1_800_000_000_000);
  handler = catalogueHandlers(createSqlSearch(database())).supplierGoods;
});

const shop = (asked: Omit<InputOf<typeof catalogue.supplierGoods>, 'supplierId'>, lang?: LanguageCode) =>
  askHandler(catalogue.supplierGoods, handler, { supplierId: 'S1', ...asked }, database(), lang) as Promise<Shop>;
const ids = ({ records }: Shop) => records.map(({ goodsSpuId }) => goodsSpuId);

describe('R-2.036 the products of one supplier', () => {
  test('are paged, best first, without those of other suppliers', async () => {
    const first = await shop({});
    const second = await shop({ pageNo: 2 });
    expect([first.total, first.records.length, ids(first)[0], ids(second)]).toEqual([
      32,
      24,
      'T10',
      ['T34', 'T35', 'T36', 'T37', 'T38', 'T39', 'L2', 'L1'],
    ]);
    expect(await shop({ pageNo: 9 })).toMatchObject({ records: [], total: 32, pageNo: 9 });
  });

  test('are grouped by category, the largest group first, in the user’s language', async () => {
    const groups = [
      { id: 'TX010102', name: 'Bath Towels', count: 30 },
      { id: 'TX010101', name: 'Bed Linen', count: 2 },
    ];
    expect((await shop({})).groups).toEqual(groups);
    expect((await shop({}, 'zh')).groups.map(({ name }) => name)).toEqual(['浴巾', '床品']);
    const group = await shop({ categoryId: 'tx010101' });
    expect([group.total, ids(group), group.groups]).toEqual([2, ['L2', 'L1'], groups]);
  });

  test('are searched by words, names before other text, also with a typing error', async () => {
    expect(ids(await shop({ keyword: 'linen' }))).toEqual(['L1', 'L2']);
    expect(ids(await shop({ keyword: 'sheets' }))).toEqual(['L1']);
    expect((await shop({ keyword: 'wafle towl' })).total).toBe(30);
    const narrowed = await shop({ keyword: 'linen', categoryId: 'TX010102' });
    expect([narrowed.total, narrowed.groups]).toEqual([0, [{ id: 'TX010101', name: 'Bed Linen', count: 2 }]]);
  });

  test('are empty for unmatched words, queries without words, and an unknown supplier', async () => {
    const nothing = { records: [], total: 0, pageNo: 1, pageSize: 24, groups: [] };
    expect(await shop({ keyword: 'gearbox' })).toEqual(nothing);
    expect(await shop({ keyword: '?!' })).toEqual(nothing);
    expect((await shop({ keyword: '  ' })).total).toBe(32);
    const stranger = { supplierId: 'Z9' };
    expect(await askHandler(catalogue.supplierGoods, handler, stranger, database())).toEqual(nothing);
  });
});

test('a supplier with very many products has an exact total and a last page; groups and word searches stop counting', async () => {
  const copied = 'category_id, category_1, category_2, category_3, unit, currency, images, score, rank, created';
  const more = 'min_order, price_low, price_high, search';
  const source = 'generate_series(1, 2100) number';
  for (const statement of [
    `insert into product (id, supplier_id, ${copied}, ${more})
      select 'B' || number, 'S3', ${copied}, ${more} from product, ${source} where id = 'T10'`,
    `insert into product_card select 'B' || number, lang, json from product_card, ${source} where product_id = 'T10'`,
    `update supplier set product_count = 2100 where id = 'S3'`,
  ])
    await sql.raw(statement).execute(database().kysely);
  const many = async (asked: object) => {
    const data = { supplierId: 'S3', ...asked };
    return (await askHandler(catalogue.supplierGoods, handler, data, database())) as Shop;
  };
  const groups = [{ id: 'TX010102', name: 'Bath Towels' }];
  const last = await many({ pageNo: 88 });
  expect([last.total, last.totalIsEstimate, last.records.length, last.groups]).toEqual([2_100, undefined, 12, groups]);
  const towels = await many({ keyword: 'towel', categoryId: 'TX010102' });
  expect([towels.total, towels.totalIsEstimate, towels.records.length]).toEqual([1_000, true, 24]);
});
