import { expect, test } from 'vitest';
import { applyCartChange, CART_FULL, toCartOperation } from './change.ts';
import { CART_MAX } from './limits.ts';

test('R-3.017 R-9.001 a cart is a list of product IDs with room for one', () => {
  expect(CART_MAX).toBe(1);
  expect(applyCartChange([], { kind: 'add', productId: 'P1' })).toEqual({ kind: 'changed', ids: ['P1'] });
});

test('R-8.025 a second product is rejected with the limit in the message', () => {
  expect(applyCartChange(['P1'], { kind: 'add', productId: 'P2' })).toEqual({ kind: 'full' });
  expect(CART_FULL).toEqual({ key: 'saas.nomorethanproducts', values: { n: 1 } });
});

test('R-8.025 the same product again changes nothing and is no error (A-18)', () => {
  expect(applyCartChange(['P1'], { kind: 'add', productId: 'P1' })).toEqual({ kind: 'same' });
  expect(applyCartChange(['P1'], { kind: 'replace', productId: 'P1' })).toEqual({ kind: 'same' });
  expect(applyCartChange(['P1'], { kind: 'remove', productId: 'P2' })).toEqual({ kind: 'same' });
});

test('R-8.025 replacing leaves only the new product, removing leaves none', () => {
  expect(applyCartChange(['P1'], { kind: 'replace', productId: 'P2' })).toEqual({ kind: 'changed', ids: ['P2'] });
  expect(applyCartChange(['P1'], { kind: 'remove', productId: 'P1' })).toEqual({ kind: 'changed', ids: [] });
});

test('R-7.025 each change has its operation number', () => {
  expect((['add', 'replace', 'remove'] as const).map((kind) => toCartOperation({ kind, productId: 'P1' }))).toEqual([
    1, 2, 3,
  ]);
});
