import { describe, expect, test } from 'vitest';
import { sampleBrief, sampleProduct } from '../contract/call-examples/rows.ts';
import type { Product, ProductBrief } from '../contract/catalogue/calls.ts';
import { relatedReason } from './related.ts';

const own: Product = { ...sampleProduct, priceMin: 4, minOrder: 100 };
const beside = (given: Partial<ProductBrief>): ProductBrief => ({
  ...sampleBrief,
  priceMin: 9,
  minOrder: 100,
  ...given,
});

describe('the reason for a related product', () => {
  test.each([
    ['a quarter dearer', { priceMin: 5 }, { kind: 'closePrice' }],
    ['a quarter cheaper', { priceMin: 3 }, { kind: 'closePrice' }],
    ['half the least order', { minOrder: 50 }, { kind: 'smallerOrder' }],
    ['samples, which this one has not', { sampleAvailable: true }, { kind: 'sample' }],
    ['the second level in common', { categoryId: 'BM010199' }, { kind: 'category', name: 'Valves' }],
    ['the first level in common', { categoryId: 'BM019901' }, { kind: 'category', name: 'Plumbing' }],
    ['the industry in common', { categoryId: 'BM990101' }, { kind: 'industry', industry: 'building' }],
  ] as const)('R-1.001 is given for %s', (_, given, reason) => {
    expect(relatedReason(own, beside(given))).toEqual(reason);
  });

  test('a price counts as close only for the same unit and currency, and if both products have one', () => {
    const priced = { priceMin: 4 };
    const reasons = [
      beside({ ...priced, unit: 'set' }),
      beside({ ...priced, currency: 'EUR' }),
      beside({ priceMin: 0 }),
      beside({ priceMin: 5.01 }),
      beside({ ...priced, categoryId: 'BM010199' }),
    ].map((other) => relatedReason(own, other)?.kind);
    expect(reasons).toEqual(['category', 'category', 'category', 'category', 'category']);
  });

  test('a sample that both offer is no reason, nor is a hardly smaller minimum order', () => {
    const kinds = [
      relatedReason({ ...own, sampleAvailable: true }, beside({ sampleAvailable: true })),
      relatedReason(own, beside({ minOrder: 51 })),
    ].map((reason) => reason?.kind);
    expect(kinds).toEqual(['category', 'category']);
  });

  test('there is no reason if nothing is in common', () => {
    expect(relatedReason(own, beside({ categoryId: 'TX010101', industry: 'textile' }))).toBeNull();
  });
});
