import { type ProductSearchPage, productSearchPage } from '@fairhall/core/contract/catalogue/calls';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../../tests/support/databases.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import {
  getPrice,
  hasWords,
  listExpectedIds,
  productRows,
  type Row,
  SEARCH_ROWS,
} from '../../../../../tests/support/search-rows.ts';
import type { ParameterValues, PreparedStatement } from './parameters.ts';
import type { Search } from './search.ts';
import type { SearchRequest } from './search-request.ts';
import { SORT_ORDERS } from './sort-orders.ts';
import { createSqlSearch } from './sql-search.ts';
import { matchStatement, nameFirstStatement, sampleStatement, tierStatement, walkStatement } from './statements.ts';

const NOW = 1_800_000_000_000;
const database = testDatabase();

let search: Search;
beforeAll(async () => {
  await loadSample(database(), SEARCH_ROWS, NOW);
  search = createSqlSearch(database());
});

const ASKED = { searched: 'product', sort: 'relevance', pageNo: 1, pageSize: 20, facets: false, lang: 'en' } as const;

async function find(request: Partial<SearchRequest>): Promise<ProductSearchPage> {
  const found = await search.find({ ...ASKED, ...request });
  if (!found.ok) throw new Error(found.error);
  return productSearchPage.parse(JSON.parse(found.value));
}
const idsOf = (page: ProductSearchPage): string[] => page.records.map(({ goodsSpuId }) => goodsSpuId);

const CASES: readonly [string, Partial<SearchRequest>, (row: Row) => boolean][] = [
  ['everything', {}, () => true],
  ['a word that most hold', { keyword: 'pump' }, hasWords('pump')],
  ['a word that few hold', { keyword: 'rare' }, hasWords('rare')],
  ['two frequent words', { keyword: 'Blue PUMP' }, hasWords('blue', 'pump')],
  ['a frequent and a rare word', { keyword: 'rare pump' }, hasWords('rare', 'pump')],
  ['a frequent word that only the last ranks hold', { keyword: 'late' }, hasWords('late')],
  ['R-2.022 a category of the first level', { category: 'TX01' }, ({ category }) => category.startsWith('TX01')],
  [
    'R-2.022 a category of the third level, in small letters',
    { category: 'pt010101' },
    ({ category }) => category === 'PT010101',
  ],
  [
    'R-2.022 a word in a category',
    { keyword: 'pump', category: 'TX0101' },
    (row) => hasWords('pump')(row) && row.category.startsWith('TX0101'),
  ],
  ['R-2.023 a tag', { tag: 'tg061101' }, ({ tags }) => tags.includes('TG061101')],
  ['a country', { country: '156' }, ({ supplier }) => supplier === 'S2'],
  ['suppliers with checked papers', { verified: true }, ({ supplier }) => supplier === 'S1'],
  ['a highest minimum order', { moqMax: 30 }, ({ minOrder }) => minOrder <= 30],
  [
    'a range of prices',
    { keyword: 'pump', priceMin: 10, priceMax: 12.5 },
    (row) => hasWords('pump')(row) && getPrice(row) >= 10 && getPrice(row) <= 12.5,
  ],
  [
    'a range that no column could hold',
    { moqMax: Number.MAX_SAFE_INTEGER, priceMax: 1e300 },
    (row) => getPrice(row) > 0,
  ],
];

describe.each(CASES)('R-7.103 R-2.021 %s', (_name, request, matches) => {
  test.each(['relevance', 'newest', 'priceAsc', 'priceDesc'] as const)(
    'is sorted by %s, page by page',
    async (sort) => {
      const all = listExpectedIds(matches, sort);
      for (const pageNo of [1, 2, 7]) {
        const page = await find({ ...request, sort, pageNo });
        expect(idsOf(page)).toEqual(all.slice((pageNo - 1) * 20, pageNo * 20));
      }
    },
  );

  test('is counted exactly up to a thousand, and estimated above', async () => {
    const total = productRows.filter(matches).length;
    const { total: told, totalIsEstimate } = await find(request);
    expect([told, totalIsEstimate]).toEqual(total > 1_000 ? [1_000, true] : [total, undefined]);
  });

  test('continues on the next page from the cursor of the last', async () => {
    const all = listExpectedIds(matches, 'relevance');
    const first = await find({ ...request, pageSize: 15 });
    const second =
      first.next === undefined ? undefined : await find({ ...request, pageSize: 15, pageNo: 2, after: first.next });
    expect([...idsOf(first), ...(second === undefined ? [] : idsOf(second))]).toEqual(all.slice(0, 30));
    expect(second?.total).toBe(second === undefined ? undefined : first.total);
  });
});

describe('pages', () => {
  test('page numbers end at 50; a higher number shows page 50, and only its cursor leads further', async () => {
    const last = await find({ pageNo: 50, pageSize: 40 });
    const all = listExpectedIds(() => true, 'relevance');
    expect(idsOf(last)).toEqual(all.slice(1_960, 2_000));
    expect(await find({ pageNo: 7_000, pageSize: 40 })).toEqual(last);
    const next = await find({ pageNo: 51, pageSize: 40, after: last.next ?? '' });
    expect([idsOf(next), next.pageNo]).toEqual([all.slice(2_000, 2_040), 51]);
  });

  test('the last page has no next cursor, and a page after it is empty with the same total', async () => {
    const request = { keyword: 'rare', pageSize: 30 };
    const last = await find({ ...request, pageNo: 2 });
    expect([last.records.length, last.total, last.next]).toEqual([10, 40, undefined]);
    expect(await find({ ...request, pageNo: 3 })).toEqual({ records: [], total: 40, pageNo: 3, pageSize: 30 });
  });

  test.each([
    '',
    'x',
    'ci4x',
    Buffer.from('n.1.P1').toString('base64url'),
    Buffer.from(`r.1.P1' or 1=1`).toString('base64url'),
    '%00',
  ])('THR-42 %o is not a valid cursor', async (after) => {
    expect(await search.find({ ...ASKED, after })).toEqual({ ok: false, error: 'cursor' });
  });
});

describe('words', () => {
  test('words in names come before other words about a product, and an unfinished word is tried last', async () => {
    expect((await find({ keyword: 'beds' })).total).toBe(1_000); // only the category's name holds it
    expect((await find({ keyword: 'rar' })).total).toBe(40);
    expect((await find({ keyword: 'ra' })).total).toBe(0);
  });

  test.each(['no such thing', '!!!', `'; drop table product; --`, '%', '\\'])(
    'THR-42 %o is read as plain words',
    async (keyword) => {
      expect((await find({ keyword })).total).toBe(0);
    },
  );

  test('THR-42 operators of a search expression between words have no effect', async () => {
    for (const keyword of [`' | 'rare`, 'rare:*', '!rare', '(rare) & '])
      expect((await find({ keyword })).total).toBe(40);
    expect(idsOf(await find({ keyword: 'pump & !blue' }))).toEqual(idsOf(await find({ keyword: 'pump blue' })));
  });

  test('R-2.022 R-2.024 an unknown category, tag or exhibition finds nothing', async () => {
    for (const request of [{ category: 'TX99' }, { category: 'x' }, { exhibition: '1001' }, { tag: 'TG000000' }]) {
      expect(await find(request)).toEqual({ records: [], total: 0, pageNo: 1, pageSize: 20 });
    }
  });
});

describe('plans', () => {
  const isFenced = (name: string): boolean =>
    /^(match|names|tier)-(?!.*ranges)|^sample-.*true-false$|^walk-.*short$/.test(name);

  test('a search reuses its plan if only one index is possible, and is otherwise planned again', async () => {
    for (let time = 0; time < 7; time += 1) {
      for (const keyword of ['rare', 'pump', 'blue pump', 'late']) await find({ keyword, facets: true });
      await find({ keyword: 'pump', moqMax: 30 });
      await find({ keyword: 'rare', priceMin: 5, priceMax: 20 });
      await find({ category: 'TX01', facets: true });
    }
    const { rows: planned } = await sql<{ name: string; kept: number; anew: number }>`
      select name, generic_plans as kept, custom_plans as anew from pg_prepared_statements
      where name ~ '^(match|names|walk|tier|sample|browse)-'`.execute(database().kysely);
    const ways = planned.map(({ name }) => name.split('-')[0]);
    expect(ways).toEqual(expect.arrayContaining(['names', 'walk', 'sample', 'browse']));
    const kept = planned.filter(({ kept }) => kept > 0).map(({ name }) => name);
    expect(kept).toContain('browse-product-relevance-category_1-counted-first');
    expect(kept).toContain('names-product-relevance-words-category_1');
    expect(kept).toContain('walk-product-relevance-words-all-short');
    expect(kept.filter((name) => !name.startsWith('browse-') && !isFenced(name))).toEqual([]);
    expect(planned.filter(({ name, anew }) => isFenced(name) && anew > 0)).toEqual([]);
  });

  test.each(['relevance', 'newest', 'priceAsc', 'priceDesc'] as const)(
    'a reused plan in the order %s uses no other index of the searched table',
    async (sort) => {
      const asked = { searched: 'product', order: SORT_ORDERS[sort], words: true, ranges: false, after: true } as const;
      const matching = [matchStatement(asked, 'category_1'), nameFirstStatement(asked, 'category_1')];
      for (const prepared of [...matching, tierStatement(asked), sampleStatement(asked)]) {
        const used = indexesOf(await explainCachedPlan(prepared));
        expect(used).toContain(prepared.statement.name.startsWith('sample') ? 'product_sample' : 'product_search');
        expect(used.filter((index) => /^product_(?!search|sample|card)/.test(index))).toEqual([]);
      }
    },
  );

  test.each(['relevance', 'newest', 'priceAsc', 'priceDesc'] as const)(
    'a short scan reuses its plan in the order %s: along the index of the order, without sorting',
    async (sort) => {
      for (const beginsLate of [false, sort === 'relevance']) {
        const asked = {
          searched: 'product',
          order: SORT_ORDERS[sort],
          words: true,
          ranges: true,
          after: true,
        } as const;
        const short = walkStatement(asked, 'all', 2_000, beginsLate);
        const plan = await explainCachedPlan(short);
        expect(plan).not.toContain('Sort');
        expect(indexesOf(plan)).not.toContain('product_search');
        expect(short.statement.isLookUp).toBe(true);
        expect(walkStatement(asked, 'all', 2_001, beginsLate).statement).not.toHaveProperty('keepsPlan');
      }
    },
  );

  /** The kept plan, with table scans disabled: the few rows of a test would be read without any index. */
  const explainCachedPlan = ({ statement: { text, keepsPlan }, valuesOf }: PreparedStatement): Promise<string> =>
    database().transaction(async ({ kysely }) => {
      expect(keepsPlan).toBe(true);
      await sql.raw('set local enable_seqscan = off').execute(kysely);
      await sql.raw('set local plan_cache_mode = force_generic_plan').execute(kysely);
      await sql.raw(`prepare asked as ${text}`).execute(kysely);
      const values = valuesOf(VALUES).map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
      const { rows: plan } = await sql.raw(`explain execute asked(${values.join(', ')})`).execute(kysely);
      await sql.raw('deallocate asked').execute(kysely);
      return JSON.stringify(plan);
    });
});

/** Arbitrary values: a kept plan is the same for all. */
const VALUES: ParameterValues = {
  words: 'pump',
  names: null,
  grades: null,
  tokens: null,
  filters: null,
  exhibitions: '[]',
  moqMax: null,
  priceMin: null,
  priceMax: null,
  currency: 'USD',
  afterKey: 0,
  afterId: '',
  limit: 21,
  offset: 0,
  window: null,
  firstRank: null,
  category: '',
  codeLength: 4,
  lang: 'en',
  cardLang: 'en',
};

const indexesOf = (plan: string): readonly string[] => [
  ...new Set([...plan.matchAll(/(?:using|Index Scan on) (\w+)/g)].map(([, index = '']) => index)),
];

test('R-7.103 a frequent word that only low-ranked rows contain is found where its rows start, without fetching and sorting', async () => {
  const asked: string[] = [];
  const searchHeard = createSqlSearch({
    kysely: database().kysely,
    json: (statement, values) => {
      asked.push(statement.name);
      return database().json(statement, values);
    },
  });
  const page = await searchHeard.find({ ...ASKED, keyword: 'late' });
  expect(page.ok && idsOf(productSearchPage.parse(JSON.parse(page.value)))).toEqual(
    listExpectedIds(hasWords('late'), 'relevance').slice(0, 20),
  );
  expect(asked.filter((name) => /^(walk|match|tier)-/.test(name))).toEqual([
    'walk-product-relevance-words-all-late-short',
  ]);
});

describe('counts by category', () => {
  const facet = (...values: [string, string, number][]) => [
    { key: 'category', values: values.map(([value, label, count]) => ({ value, label, count })) },
  ];

  test('are given one level below the current category, in the user’s language, if the total is exact', async () => {
    const both = await find({ keyword: 'rare', facets: true, lang: 'zh' });
    expect(both.facets).toEqual(facet(['TX01', '家纺', 40]));
    const inside = await find({ tag: 'TG061101', category: 'TX01', facets: true });
    expect(inside.facets).toEqual(facet(['TX0101', 'Bed and bath', inside.total]));
    expect((await find({ category: 'PT010101', facets: true })).facets).toEqual(facet());
  });

  test('are the stored counts for a category without other filters', async () => {
    expect((await find({ category: 'PT01', facets: true })).facets).toEqual(facet(['PT0101', 'Dog beds', 1_000]));
  });

  test('D-64 are cached for half a minute, while a changed row shows immediately', async () => {
    const asked: string[] = [];
    const searchHeard = createSqlSearch({
      kysely: database().kysely,
      json: (statement, values) => {
        asked.push(statement.name);
        return database().json(statement, values);
      },
    });
    const request = { ...ASKED, keyword: 'valve blue', facets: true } as const;
    const findHeard = (more: Partial<SearchRequest> = {}) => searchHeard.find({ ...request, ...more });
    const first = await findHeard();
    expect(first).toEqual(await search.find(request));
    asked.length = 0;
    expect(await findHeard()).toEqual(first);
    expect(asked).toEqual(['walk-product-relevance-words-all-short']);
    expect(await findHeard({ lang: 'zh' })).toEqual(await search.find({ ...request, lang: 'zh' }));
    expect(asked.at(-1)).toEqual('names-product-relevance-words-category_1');
    const change = async (from: string, to: string) =>
      sql`update product_card set json = replace(json, ${from}, ${to}) where json like '%valve blue%'`.execute(
        database().kysely,
      );
    await change('"goodsSpuId":', '"changed":1,"goodsSpuId":');
    expect(await findHeard()).toMatchObject({ value: expect.stringContaining('"changed":1') });
    await change('"changed":1,', '');
    expect(await findHeard()).toEqual(first);
  });

  test('have values without numbers if the total is an estimate', async () => {
    const values = (await find({ keyword: 'pump', facets: true })).facets?.[0]?.values;
    expect(values?.map(({ value, count }) => [value, count]).sort()).toEqual([
      ['PT01', undefined],
      ['TX01', undefined],
      ['TX02', undefined],
    ]);
  });

  test('are the stored counts when browsing without a keyword, however large they are', async () => {
    const values = (await find({ facets: true })).facets?.[0]?.values;
    expect(values?.map(({ value, count }) => [value, count])).toEqual([
      ['TX01', 2_000],
      ['PT01', 1_000],
      ['TX02', 1_000],
    ]);
  });
});
