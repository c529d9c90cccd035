import { describe, expect, test } from 'vitest';
import type { Beginning, Frequencies } from './frequencies.ts';
import { type Condition, completePlan, isWorthwhile, selectPlan, toExpression } from './plan.ts';
import type { SearchRequest } from './search-request.ts';

const ROWS = 100_000;
const COUNTS: Readonly<Record<string, number>> = {
  'a:pump': 12_500,
  'a:blue': 20_000,
  'a:bag': 1_100,
  'c:TX01': 8_000,
  'v:1': 90_000,
};

const frequencies: Frequencies = {
  languages: new Set(['en']),
  rows: () => ROWS,
  of: (_searched, lexeme) => COUNTS[lexeme],
  beginningOf: () => undefined,
};
const ASKED: SearchRequest = {
  searched: 'product',
  sort: 'relevance',
  pageNo: 1,
  pageSize: 20,
  facets: false,
  lang: 'en',
};

function plan(words: readonly string[], filters: Condition['filters'] = [], request: Partial<SearchRequest> = {}) {
  const category = filters.includes(IN_TX01) ? { category: 'TX01' } : {};
  const condition = { words: words.map((token) => ({ forms: [[token]], where: 'name' as const })), filters };
  return selectPlan({ ...ASKED, ...category, ...request }, condition, frequencies);
}
const IN_TX01 = { kind: 'category', id: 'TX01' } as const;

describe('selecting a query plan', () => {
  test('many matches are found by a scan in rank order, over three times the rows that should contain the page', () => {
    const window = Math.ceil((3 * 21) / 0.125);
    expect(plan(['pump'])).toEqual({ way: 'walk', base: 'all', window, expected: 12_500, only: true });
  });

  test('few matches are fetched by the index and sorted', () => {
    expect(plan(['sieve'])).toEqual({ way: 'match' });
    expect(plan(['pump', 'sieve'])).toEqual({ way: 'match' });
  });

  test('words that are frequent alone and rare together are fetched by the index', () => {
    expect(plan(['pump', 'bag'])).toEqual({ way: 'match' });
    expect(plan(['pump', 'blue'])).toMatchObject({ way: 'walk', expected: 2_500, only: false });
  });

  test('in between, the share of rows decides: fetching is cheaper than a scan past too many rows', () => {
    expect(plan(['bag'])).toMatchObject({ way: 'walk' });
    expect(plan(['bag'], [], { pageNo: 3 })).toEqual({ way: 'match' });
    expect(plan(['bag'], [], { pageNo: 3, after: 'a place' })).toMatchObject({ way: 'walk' });
  });

  test('in a category the scan uses the order of that category', () => {
    expect(plan(['pump'], [IN_TX01])).toMatchObject({ way: 'walk', base: 'category_1', expected: 1_000, only: false });
    expect(plan(['pump'], [IN_TX01], { sort: 'newest' })).toMatchObject({ way: 'walk', base: 'all', expected: 1_000 });
    expect(plan([], [IN_TX01, { kind: 'verified' }])).toMatchObject({
      base: 'category_1',
      window: 70,
      expected: 7_200,
    });
  });

  test('a range filter is estimated at a third of the rows', () => {
    expect(plan(['pump'], [], { moqMax: 10 })).toMatchObject({ way: 'walk', expected: 3_750, only: false });
  });
});

describe('in a large catalogue', () => {
  const counts: Readonly<Record<string, number>> = {
    'a:mask': 3_500,
    'a:pump': 125_000,
    'a:blue': 100_000,
    'a:refurbished': 55_000,
    'a:used': 40_000,
    'r:16': 2_200,
    'r:17': 9_000,
    'r:18': 37_000,
    'r:19': 170_000,
  };
  const beginnings: Readonly<Record<string, Beginning>> = {
    'a:refurbished': { rank: 944_000, rows: 55_500 },
    'a:used': { rank: 900_000, rows: 100_000 },
  };
  const large: Frequencies = {
    languages: new Set(['en']),
    rows: () => 1_000_000,
    of: (_searched, lexeme) => counts[lexeme],
    beginningOf: (_searched, lexeme) => beginnings[lexeme],
  };
  const planned = (words: readonly string[], request: Partial<SearchRequest> = {}) =>
    selectPlan(
      { ...ASKED, ...request },
      { words: words.map((token) => ({ forms: [[token]], where: 'name' as const })), filters: [] },
      large,
    );

  test('a word in some thousands of rows is searched among the best-ranked rows', () => {
    expect(planned(['mask'])).toEqual({ way: 'tier', lexeme: 'r:18', expected: 3_500, only: true });
    expect(planned(['mask'], { pageNo: 5 })).toMatchObject({ way: 'tier', lexeme: 'r:19' });
  });

  test('words in very many rows are still found by a scan', () => {
    expect(planned(['pump'])).toMatchObject({ way: 'walk', expected: 125_000 });
    expect(planned(['pump', 'blue'])).toMatchObject({ way: 'walk', expected: 12_500 });
  });

  test('a scan for a word that only low-ranked rows contain starts there, where nearly every row matches', () => {
    const window = Math.ceil((3 * 21) / (55_000 / 55_500));
    const plan = { way: 'walk', base: 'all', window, firstRank: 944_000, expected: 55_000, only: true };
    expect(planned(['refurbished'])).toEqual(plan);
    expect(planned(['used', 'blue'])).toMatchObject({ firstRank: 900_000, window: Math.ceil((3 * 21) / 0.04) });
    expect(planned(['used', 'refurbished'])).toMatchObject({ firstRank: 944_000 });
  });

  test('a word with several forms has their combined frequency, and starts where the first of them starts', () => {
    const word = (...forms: string[]) => ({ forms: forms.map((form) => [form]), where: 'name' as const });
    const planOf = (...forms: string[]) => selectPlan(ASKED, { words: [word(...forms)], filters: [] }, large);
    expect(planOf('pump', 'mask')).toMatchObject({ way: 'walk', expected: 128_500, only: true });
    expect(planOf('used', 'refurbished')).toMatchObject({ firstRank: 900_000 });
    expect(planOf('used', 'pump')).not.toHaveProperty('firstRank');
  });

  test('tiers and start ranks apply only to the order by rank', () => {
    expect(planned(['mask'], { sort: 'newest' })).toMatchObject({ way: 'walk' });
    expect(planned(['refurbished'], { sort: 'newest' })).not.toHaveProperty('firstRank');
  });
});

describe('if fewer rows match than their frequency suggests', () => {
  const walk = { way: 'walk', base: 'all', window: 500, expected: 12_500, only: true } as const;
  const tier = { way: 'tier', lexeme: 'r:14', expected: 12_500, only: true } as const;

  test('the scan continues or a larger tier is used, until fetching all matches costs no more', () => {
    expect(completePlan(walk, 12_500)).toEqual({ ...walk, window: 4_000 });
    expect(completePlan({ ...walk, window: 4_000 }, 12_500)).toEqual({ ...walk, window: 32_000 });
    expect(completePlan({ ...walk, window: 32_000 }, 12_500)).toBeUndefined();
    expect(completePlan(tier, 12_500)).toEqual({ ...tier, lexeme: 'r:16' });
    expect(completePlan({ ...tier, lexeme: 'r:20' }, 12_500)).toBeUndefined();
  });

  test('a scan past rows that turn out to be few is not worthwhile', () => {
    expect(isWorthwhile(walk, 900)).toBe(true);
    expect(isWorthwhile(walk, 500)).toBe(false);
    expect(isWorthwhile(tier, 5_000)).toBe(true);
    expect(isWorthwhile(tier, 500)).toBe(false);
  });
});

test('THR-42 a search expression contains quoted lexemes: all words, each in any of its forms', () => {
  const words = [
    { forms: [['pump']], where: 'name' },
    { forms: [['20v'], ['20', 'v']], where: 'anywhere' },
  ] as const;
  expect(toExpression({ words, filters: [{ kind: 'exhibition', id: `1'|'2` }] })).toBe(
    `'a:pump' & (('20v') | ('20' & 'v')) & 'e:1''|''2'`,
  );
  expect(toExpression({ words: [], filters: [] })).toBeNull();
});
