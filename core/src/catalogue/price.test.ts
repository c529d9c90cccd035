import { describe, expect, test } from 'vitest';
import { tierFor } from '../contract/price-tier.ts';
import { priceLadder, priceView } from './price.ts';

const parts = { currency: 'USD', unit: 'piece' };

describe('a price', () => {
  test('of 0 is on request and never a number', () => {
    expect(priceView({ priceMin: 0, priceMax: 0, ...parts })).toEqual({ kind: 'onRequest' });
  });

  test('that goes from one amount to another is a range', () => {
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

describe('the price ladder', () => {
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

  test('marks the step of the quantity in hand, and the last step has no end', () => {
    expect(priceLadder(tiers, 250)).toEqual([
      { min: 50, max: 199, price: 4.2, currency: 'USD', current: false },
      { min: 200, max: 999, price: 3.4, currency: 'USD', current: true },
      { min: 1000, max: null, price: 2.85, currency: 'USD', current: false },
    ]);
  });
});
