import { describe, expect, test } from 'vitest';
import type { Frequencies } from './frequencies.ts';
import { type Condition, choosePlan, expressionOf } from './plan.ts';
import type { SearchRequest } from './search.ts';

const ROWS = 100_000;
const COUNTS: Readonly<Record<string, number>> = {
  pump: 12_500,
  blue: 20_000,
  bag: 1_300,
  'c:TX01': 8_000,
  'v:1': 90_000,
};

const frequencies: Frequencies = {
  languages: new Set(['en']),
  rows: () => ROWS,
  of: (_searched, lexeme) => {
    const anywhere = COUNTS[lexeme];
    return anywhere === undefined ? undefined : { anywhere, inName: anywhere };
  },
};
const ASKED: SearchRequest = {
  searched: 'product',
  sort: 'relevance',
  pageNo: 1,
  pageSize: 20,
  facets: false,
  lang: 'en',
};

function plan(words: readonly string[], facts: Condition['facts'] = [], request: Partial<SearchRequest> = {}) {
  const category = facts.includes(IN_TX01) ? { category: 'TX01' } : {};
  const condition = { words: words.map((token) => ({ token, where: 'name' as const })), facts };
  return choosePlan({ ...ASKED, ...category, ...request }, condition, frequencies);
}
const IN_TX01 = { kind: 'category', id: 'TX01' } as const;

describe('how a page is found', () => {
  test('many matches are met on a walk in rank order, over three times the stretch that should hold the page', () => {
    expect(plan(['pump'])).toEqual({ way: 'walk', base: 'all', window: Math.ceil((3 * 21) / 0.125), total: 'many' });
  });

  test('few matches are fetched by the index and sorted', () => {
    expect(plan(['sieve'])).toEqual({ way: 'match' });
    expect(plan(['pump', 'sieve'])).toEqual({ way: 'match' });
  });

  test('words that are frequent alone and rare together are fetched', () => {
    expect(plan(['pump', 'bag'])).toEqual({ way: 'match' });
    expect(plan(['pump', 'blue'])).toMatchObject({ way: 'walk', total: 'unknown' });
  });

  test('between the two the share of rows decides: below the root of k/n fetching is cheaper', () => {
    expect(plan(['bag'])).toEqual({ way: 'match' });
    expect(plan(['pump'], [], { pageNo: 50, pageSize: 40 })).toEqual({ way: 'match' });
  });

  test('in a category the walk follows that category\u2019s own order', () => {
    expect(plan(['pump'], [IN_TX01])).toEqual({ way: 'match' }); // 8,000 rows hold about 1,000 of them
    expect(plan([], [IN_TX01, { kind: 'verified' }])).toEqual({
      way: 'walk',
      base: 'category_1',
      window: Math.ceil((3 * 21) / 0.9),
      total: 'unknown',
    });
    expect(plan([], [IN_TX01, { kind: 'verified' }], { sort: 'newest' })).toMatchObject({ base: 'all' });
  });

  test('a range is taken for a third of the rows, and its total is counted', () => {
    expect(plan(['pump'], [], { moqMax: 10 })).toMatchObject({ way: 'walk', total: 'unknown' });
  });
});

test('THR-42 a search expression holds quoted lexemes, joined by and', () => {
  const words = [
    { token: 'pump', where: 'name' },
    { token: 'blue', where: 'anywhere' },
    { token: 'val', where: 'beginning' },
  ] as const;
  expect(expressionOf({ words, facts: [{ kind: 'exhibition', id: `1'|'2` }] })).toBe(
    `'pump':A & 'blue' & 'val':* & 'e:1''|''2'`,
  );
  expect(expressionOf({ words: [], facts: [] })).toBeNull();
});
