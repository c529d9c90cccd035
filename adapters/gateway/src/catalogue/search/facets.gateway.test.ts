import { productSearchPage, supplierSearchPage } from '@fairhall/core/contract/catalogue/calls';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../../tests/support/databases.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../../tests/support/sample-rows.ts';
import { markExhibitors } from '../mark-exhibitors.ts';
import type { Search } from './search.ts';
import type { SearchRequest } from './search-request.ts';
import { createSqlSearch } from './sql-search.ts';

const NOW = 1_800_000_000_000;
const database = testDatabase();
const ROWS = 1_200;

/**
 * Every third product is of a supplier in China without verification, every fourth has samples, every tenth is "rare".
 */
const PRODUCTS = Array.from({ length: ROWS }, (_, place) =>
  sampleProduct(`P${place}`, {
    name: place === 0 ? 'rare matchless pump' : place % 10 === 0 ? 'rare pump' : 'pump',
    tiers: [{ min: 1, price: 1 + ((place / 10) % 12) }],
    supplier: place % 3 === 0 ? 'S2' : 'S1',
    rank: place,
    minOrder: place % 2 === 0 ? 50 : 800,
    sample: place % 4 === 0,
  }),
);
const SUPPLIERS = [sampleSupplier('S1'), sampleSupplier('S2', { countryId: '156', countryCode: 'CN', proofs: [] })];

/** The second supplier exhibits at one of two coming exhibitions; the first at one that is over. */
const EXHIBITORS = sql`values ('9301', 'S2'), ('9303', 'S1')`;
const COMING = [
  { id: '9301', name: 'Pumps Istanbul', from: '2027-03-01', to: '2027-03-03' },
  { id: '9302', name: 'Pumps Mumbai', from: '2027-04-01', to: '2027-04-03' },
];

let search: Search;
beforeAll(async () => {
  await loadSample(database(), [...SAMPLE_TREES, ...SUPPLIERS, ...PRODUCTS], NOW);
  await markExhibitors(database(), sql`select * from (${EXHIBITORS}) stands (exhibition_id, supplier_id)`);
  search = createSqlSearch(database(), undefined, async () => COMING);
});

const ASKED = { sort: 'relevance', pageNo: 1, pageSize: 20, facets: false, narrowing: true, lang: 'en' } as const;

async function find(request: Partial<SearchRequest>) {
  const found = await search.find({ ...ASKED, searched: 'product', ...request });
  if (!found.ok) throw new Error(found.error);
  const schema = request.searched === 'supplier' ? supplierSearchPage : productSearchPage;
  const page = schema.parse(JSON.parse(found.value));
  const facets = new Map(page.facets?.map(({ key, values }) => [key, values]));
  const counts = (key: string) => facets.get(key)?.map(({ value, count }) => [value, count]);
  return { page, facets, counts };
}

describe('R-7.103 API-140 filters of a result', () => {
  test('are counted exactly if few rows match', async () => {
    const { page, counts, facets } = await find({ keyword: 'rare' });
    expect(page.total).toBe(120);
    expect(counts('country')).toEqual([
      ['356', 80],
      ['156', 40],
    ]);
    expect(facets.get('country')?.map(({ label }) => label)).toEqual(['India', 'China']);
    expect(counts('verified')).toEqual([['1', 80]]);
    expect(counts('sample')).toEqual([['1', 60]]);
    expect(counts('moq')).toEqual([
      ['100', 120],
      ['500', 120],
      ['1000', 120],
    ]);
  });
  test('have no counts if more rows match than are counted', async () => {
    const { page, counts } = await find({ keyword: 'pump' });
    expect(page.totalIsEstimate).toBe(true);
    expect(counts('country')).toEqual([
      ['356', undefined],
      ['156', undefined],
    ]);
    expect(counts('sample')).toEqual([['1', undefined]]);
  });
  test('use stored counts for the whole catalogue', async () => {
    const { counts } = await find({});
    expect(counts('country')).toEqual([
      ['356', 800],
      ['156', 400],
    ]);
    expect(counts('sample')).toEqual([['1', 300]]);
  });
  test('still offer the other countries when one is selected', async () => {
    const { page, counts } = await find({ keyword: 'rare', country: '156' });
    expect(page.total).toBe(40);
    expect(counts('country')).toEqual([
      ['156', 40],
      ['356', undefined],
    ]);
    expect(counts('verified')).toBeUndefined();
  });
  test('R-2.024 offer upcoming exhibitions whose exhibitors have matching products', async () => {
    const named = async (request: Partial<SearchRequest>) => (await find(request)).facets.get('exhibition');
    const istanbul = { value: '9301', label: 'Pumps Istanbul', from: '2027-03-01', to: '2027-03-03' };
    expect(await named({ keyword: 'rare' })).toEqual([{ ...istanbul, count: 40 }]);
    expect(await named({ keyword: 'rare', country: '356' })).toBeUndefined();
    expect(await named({ keyword: 'pump' })).toEqual([istanbul]);
    expect(await named({})).toEqual([{ ...istanbul, count: 400 }]);
    expect(await named({ keyword: 'rare', exhibition: '9301' })).toEqual([{ ...istanbul, count: 40 }]);
    expect(await named({ keyword: 'rare', exhibition: '9303' })).toEqual([istanbul]);
    expect(await named({ searched: 'supplier' })).toEqual([{ ...istanbul, count: 1 }]);
  });
  test('divide the prices of the matches into twelve steps with equal ratios, whatever price filter is set', async () => {
    const steps = async (request: Partial<SearchRequest>) => (await find(request)).facets.get('price');
    const all = await steps({ keyword: 'rare' });
    expect(all).toHaveLength(12);
    expect(all?.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(120);
    expect([all?.[0]?.value.split('-')[0], all?.[11]?.value.split('-')[1]]).toEqual(['1', '12']);
    const edges = all?.map(({ value }) => Number(value.split('-')[1])) ?? [];
    expect((edges[4] ?? 0) / (edges[3] ?? 1)).toBeCloseTo(12 ** (1 / 12), 2);
    // A price range leaves the steps as they are.
    expect(await steps({ keyword: 'rare', priceMin: 2, priceMax: 3 })).toEqual(all);
    expect((await find({ keyword: 'rare', priceMin: 2, priceMax: 3 })).page.total).toBeLessThan(120);
  });
  test('omit prices if there are more matches than are counted, if there is only one price, and for suppliers', async () => {
    for (const request of [
      { keyword: 'pump' },
      { keyword: 'pump', priceMin: 2 },
      {},
      { keyword: 'matchless' },
      { searched: 'supplier', keyword: 'rare' },
    ] as const)
      expect((await find(request)).facets.has('price'), JSON.stringify(request)).toBe(false);
  });
  test('the sample filter finds products with samples, and suppliers that send them', async () => {
    const { page, counts } = await find({ keyword: 'rare', sample: true });
    expect([page.total, counts('sample')]).toEqual([60, [['1', 60]]]);
    expect(page.records.every((row) => 'sampleAvailable' in row && row.sampleAvailable === true)).toBe(true);
    const suppliers = await find({ searched: 'supplier', sample: true });
    expect(suppliers.page.total).toBe(2);
    expect(suppliers.counts('country')).toEqual([
      ['156', 1],
      ['356', 1],
    ]);
  });
});
