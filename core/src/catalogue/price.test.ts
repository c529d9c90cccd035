import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceTotal, tierFor } from '../contract/catalogue/price-tier.ts';
import { priceLadder, priceView } from './price.ts';

const parts = { currency: 'USD', unit: 'piece' };

describe('a price', () => {
  test('of 0 is on request and never a number', () => {
    expect(priceView({ priceMin: 0, priceMax: 0, ...parts })).toEqual({ kind: 'onRequest' });
  });

  test('from one amount to another is a range', () => {
    expect(priceView({ priceMin: 1.2, priceMax: 1.8, ...parts })).toEqual({
      kind: 'range',
      min: 1.2,
      max: 1.8,
      ...parts,
    });
  });

  test('of one amount is single', () => {
    expect(priceView({ priceMin: 5, priceMax: 5, ...parts })).toEqual({ kind: 'single', price: 5, ...parts });
  });
});

const tiers = [
  { min: 50, max: 199, price: 4.2, currency: 'USD' },
  { min: 200, max: 999, price: 3.4, currency: 'USD' },
  { min: 1000, price: 2.85, currency: 'USD' },
];

describe('a price times a quantity', () => {
  test.each([
    [1.005, 10, '10.05'],
    [2.5, 10, '25'],
    [0.036, 20_000, '720'],
    [0.0001, 3, '0.0003'],
    [19.99, 3, '59.97'],
    [999_999.99, 999_999_999, '999999989000000.01'],
    [0, 5, '0'],
    [1, 0, '0'],
  ])('D-17 %s × %s is %s', (price, quantity, total) => {
    expect(priceTotal(price, quantity)).toBe(total);
  });

  test('D-17 is exact for every price that can be stored', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999_999_999 }),
        fc.integer({ min: 1, max: 999_999_999 }),
        (tenThousandths, quantity) => {
          const [whole = '', fraction = ''] = priceTotal(tenThousandths / 10_000, quantity).split('.');
          expect(BigInt(whole + fraction.padEnd(4, '0'))).toBe(BigInt(tenThousandths) * BigInt(quantity));
        },
      ),
    );
  });
});

describe('the price tiers', () => {
  test.each([
    [49, undefined],
    [50, 4.2],
    [199, 4.2],
    [200, 3.4],
    [999, 3.4],
    [1000, 2.85],
    [900_000, 2.85],
  ])('a quantity of %i costs %s each', (quantity, price) => {
    expect(tierFor(tiers, quantity)?.price).toBe(price);
  });

  test('mark the tier of the current quantity, and the last tier has no end', () => {
    expect(priceLadder(tiers, 250)).toEqual([
      { min: 50, max: 199, price: 4.2, currency: 'USD', current: false },
      { min: 200, max: 999, price: 3.4, currency: 'USD', current: true },
      { min: 1000, max: null, price: 2.85, currency: 'USD', current: false },
    ]);
  });
});
