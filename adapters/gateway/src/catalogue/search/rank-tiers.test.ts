import { expect, test } from 'vitest';
import { findSmallestTier, listTiers, TIER_LEXEMES } from './rank-tiers.ts';

test('a row is in all tiers above its rank, so the best rows are in all tiers', () => {
  expect(listTiers(0)).toEqual(TIER_LEXEMES);
  expect(listTiers(1_023)).toEqual(TIER_LEXEMES);
  expect(listTiers(1_024)).not.toContain('r:10');
  expect(listTiers(600_000)).toEqual(['r:20']);
  expect(listTiers(1_048_576)).toEqual([]);
});

test('the smallest tier that should contain the page is selected', () => {
  const sizes: Readonly<Record<string, number>> = { 'r:17': 9_000, 'r:18': 37_000, 'r:19': 170_000 };
  const tierWith = (expected: number) =>
    findSmallestTier({ expected, matches: 63, rows: 1_000_000, entries: expected }, (lexeme) => sizes[lexeme])?.lexeme;
  expect([tierWith(20_000), tierWith(5_000), tierWith(1_100), tierWith(100)]).toEqual([
    'r:17',
    'r:18',
    'r:19',
    undefined,
  ]);
});
