import { type ProductSearchPage, productSearchPage } from '@fairhall/core/contract/catalogue/calls';
import fc from 'fast-check';
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
import type { Search } from './search.ts';
import type { SearchRequest } from './search-request.ts';
import { createSqlSearch } from './sql-search.ts';

const database = testDatabase();
beforeAll(() => loadSample(database(), SEARCH_ROWS, 1_800_000_000_000), 120_000);

const ASKED = { searched: 'product', sort: 'relevance', pageNo: 1, pageSize: 20, facets: false, lang: 'en' } as const;
const ask = async (search: Search, request: Partial<SearchRequest>): Promise<ProductSearchPage> => {
  const found = await search.find({ ...ASKED, ...request });
  return productSearchPage.parse(found.ok ? JSON.parse(found.value) : undefined);
};
const idsOf = (page: ProductSearchPage): string[] => page.records.map(({ goodsSpuId }) => goodsSpuId);

/** No row is rare and blue: then rows are found that are one of them. */
const doMeet = (words: readonly string[]): boolean => words.length < 2 || productRows.some(hasWords(...words));

describe('any combination of filters', () => {
  const mixture = fc.record({
    words: fc.subarray(['pump', 'blue', 'late', 'rare'], { maxLength: 2 }).filter(doMeet),
    category: fc.option(fc.constantFrom('TX01', 'TX0101', 'TX010101', 'PT01', 'TX02'), { nil: undefined }),
    tag: fc.option(fc.constant('TG061101'), { nil: undefined, freq: 5 }),
    country: fc.option(fc.constant('156'), { nil: undefined, freq: 3 }),
    verified: fc.option(fc.constant(true), { nil: undefined, freq: 3 }),
    moqMax: fc.option(fc.constantFrom(10, 60), { nil: undefined, freq: 3 }),
    priceMin: fc.option(fc.constantFrom(5, 30), { nil: undefined, freq: 3 }),
    priceMax: fc.option(fc.constantFrom(20, 45), { nil: undefined, freq: 3 }),
    sort: fc.constantFrom('relevance', 'newest', 'priceAsc', 'priceDesc'),
    pageNo: fc.constantFrom(1, 1, 2, 5),
    pageSize: fc.constantFrom(7, 20, 40),
    facets: fc.boolean(),
  });
  type Mixture = typeof mixture extends fc.Arbitrary<infer Value> ? Value : never;

  const fulfils = (asked: Mixture) => (row: Row) => {
    const { category, tag, country, verified, moqMax, priceMin = 0, priceMax = Number.POSITIVE_INFINITY } = asked;
    const isPriced = asked.priceMin === undefined && asked.priceMax === undefined ? true : getPrice(row) > 0;
    return [
      hasWords(...asked.words)(row),
      category === undefined || row.category.startsWith(category),
      tag === undefined || row.tags.includes(tag),
      country === undefined || row.supplier === 'S2',
      verified === undefined || row.supplier === 'S1',
      moqMax === undefined || row.minOrder <= moqMax,
      isPriced && getPrice(row) >= priceMin && getPrice(row) <= priceMax,
    ].every(Boolean);
  };

  test('R-7.103 returns exactly the matching rows, their exact number up to a thousand, and their counts', async () => {
    const search = createSqlSearch(database());
    const property = fc.asyncProperty(mixture, async (asked) => {
      const { words, ...request } = asked;
      const matching = productRows.filter(fulfils(asked));
      const page = await ask(search, { ...request, ...(words.length === 0 ? {} : { keyword: words.join(' ') }) });
      const from = (asked.pageNo - 1) * asked.pageSize;
      expect(idsOf(page)).toEqual(listExpectedIds(fulfils(asked), asked.sort).slice(from, from + asked.pageSize));
      const isExact = matching.length <= 1_000;
      expect([page.total, page.totalIsEstimate]).toEqual(isExact ? [matching.length, undefined] : [1_000, true]);
      const length = (asked.category?.length ?? 2) + 2;
      const places = new Set(
        matching.map(({ category }) => category.slice(0, length)).filter((place) => place.length === length),
      );
      const counts = [...places].map((place) => [
        place,
        matching.filter((row) => row.category.startsWith(place)).length,
      ]);
      const told = (isExact ? page.facets : undefined)?.[0]?.values.map(({ value, count }) => [value, count]).sort();
      expect(told).toEqual(asked.facets && isExact ? counts.sort() : undefined);
    });
    await fc.assert(property, { numRuns: 150, seed: 20_261_122 });
  });
});

describe('wrong frequencies', () => {
  /** A catalogue that is said to be large, with its words in few rows or in many. */
  const searchTold = (said: Readonly<Record<string, number>>): Search =>
    createSqlSearch({
      kysely: database().kysely,
      json: async (statement, values) =>
        statement.name === 'search-frequencies'
          ? JSON.stringify({
              languages: ['en'],
              frequent: Object.entries(said).map(([word, count]) => [`product ${word}`, count, null, null]),
            })
          : database().json(statement, values),
    });
  const SAID = { '': 1_000_000, 'a:pump': 2_000, pump: 2_000, 'a:late': 2_000, late: 2_000, 'r:19': 50_000 };

  test('the best rows of a word are found among the best-ranked rows, page by page', async () => {
    const told = searchTold(SAID);
    const all = listExpectedIds(hasWords('pump'), 'relevance');
    const first = await ask(told, { keyword: 'pump' });
    const second = await ask(told, { keyword: 'pump', pageNo: 2, after: first.next ?? '' });
    expect([...idsOf(first), ...idsOf(second)]).toEqual(all.slice(0, 40));
    expect([first.total, first.totalIsEstimate]).toEqual([1_000, true]);
  });

  test('a word that only low-ranked rows contain is still found', async () => {
    const late = await ask(searchTold(SAID), { keyword: 'late' });
    expect(idsOf(late)).toEqual(listExpectedIds(hasWords('late'), 'relevance').slice(0, 20));
  });

  test('R-7.103 a total up to a thousand is exact, however many were expected', async () => {
    const words = ['rare', 'late', 'blue', 'pump'].flatMap((word) => [word, `a:${word}`]);
    const told = searchTold({ '': 1_000_000, ...Object.fromEntries(words.map((word) => [word, 300_000])) });
    const both = productRows.filter(hasWords('rare', 'late')).length;
    expect([(await ask(told, { keyword: 'rare late' })).total, both]).toEqual([13, 13]);
    expect(await ask(told, { keyword: 'pump blue' })).toMatchObject({ total: 1_000, totalIsEstimate: true });
  });
});
