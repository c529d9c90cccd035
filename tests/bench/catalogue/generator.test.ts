import { catalogueRow } from '@fairhall/core/catalogue/catalogue-row';
import { describe, expect, test } from 'vitest';
import { catalogueRows, productAt, wordsAt } from './generator.ts';
import { termsOf } from './terms.ts';

const SIZE = 30_000;

/** In how many products of the whole catalogue a word stands, as a share. */
function shareOf(words: string): number {
  const wanted = words.split(' ');
  const places = Array.from({ length: SIZE }, (_, place) => wordsAt(place));
  return (
    places.filter(({ name, keywords }) => wanted.every((word) => [...name, ...keywords].includes(word))).length / SIZE
  );
}

describe('the generated catalogue', () => {
  test('a product is the same whenever it is made', () => {
    expect(productAt(4_711, 600)).toEqual(productAt(4_711, 600));
  });

  test('every row is one that a catalogue file could hold', () => {
    const rows = [...catalogueRows(60)];
    expect(rows.filter((row) => !catalogueRow.safeParse(row).success)).toEqual([]);
    expect(rows.filter(({ table }) => table === 'product')).toHaveLength(60);
  });

  test('common terms are in eight of a hundred products or more, rare ones in a few, two terms in between', () => {
    const { common, rare, two } = termsOf(SIZE);
    expect(common.filter(({ keyword }) => shareOf(keyword) < 0.08)).toEqual([]);
    expect(rare.slice(0, 10).filter(({ keyword }) => shareOf(keyword) >= 0.0003)).toEqual([]);
    expect(two.slice(0, 10).filter(({ keyword }) => shareOf(keyword) < 0.0003)).toEqual([]);
    expect([common.length, two.length]).toEqual([24, 40]);
  });
});
