import { catalogueRow } from '@fairhall/core/catalogue/catalogue-row';
import { describe, expect, test } from 'vitest';
import { generateCatalogueRows, generateProduct, generateWords } from './generator.ts';
import { findTerms } from './terms.ts';
import { WORD_RANKED_LAST } from './words.ts';

const SIZE = 30_000;

const catalogue = Array.from({ length: SIZE }, (_, place) => generateWords(place)).map(
  ({ name, keywords }) => new Set([...name, ...keywords]),
);

/** The share of products that contain all words. */
function shareOf(words: string): number {
  const wanted = words.split(' ');
  return catalogue.filter((own) => wanted.every((word) => own.has(word))).length / SIZE;
}

describe('the generated catalogue', () => {
  test('generating a product twice gives the same product', () => {
    expect(generateProduct(4_711, 600)).toEqual(generateProduct(4_711, 600));
  });

  test('every row is valid in a catalogue file', () => {
    const rows = [...generateCatalogueRows(60)];
    expect(rows.filter((row) => !catalogueRow.safeParse(row).success)).toEqual([]);
    expect(rows.filter(({ table }) => table === 'product')).toHaveLength(60);
  });

  test('enough products contain the lowest-ranked term, and they rank below all others', () => {
    const products = Array.from({ length: 3_000 }, (_, place) => generateProduct(place, 600));
    const isLast = ({ texts }: (typeof products)[number]) => texts.en?.description?.includes(WORD_RANKED_LAST) === true;
    const [last, others] = [products.filter(isLast), products.filter((product) => !isLast(product))];
    expect(last.length).toBeGreaterThan(120);
    expect(Math.max(...others.map(({ rank }) => rank))).toBeLessThanOrEqual(Math.min(...last.map(({ rank }) => rank)));
  });

  test('mid terms occur in 3 of 1,000 to 2 of 100 products', () => {
    const { mid, twoMid } = findTerms(SIZE);
    expect(mid.filter(({ keyword }) => shareOf(keyword) < 0.003 || shareOf(keyword) > 0.02)).toEqual([]);
    expect([mid.length, twoMid.length]).toEqual([24, 24]);
  });

  test('common terms occur in at least 8 of 100 products, rare ones in a few, two-term queries in between', () => {
    const { common, rare, two } = findTerms(SIZE);
    expect(common.filter(({ keyword }) => shareOf(keyword) < 0.08)).toEqual([]);
    expect(rare.slice(0, 10).filter(({ keyword }) => shareOf(keyword) >= 0.0003)).toEqual([]);
    expect(two.slice(0, 10).filter(({ keyword }) => shareOf(keyword) < 0.0003)).toEqual([]);
    expect([common.length, two.length]).toEqual([24, 40]);
  });
});
