import { expect, test } from 'vitest';
import { splitIds } from './id-list.ts';

test('R-3.003 splits a comma-separated list of ids', () => {
  expect([splitIds('1,2, 3'), splitIds('')]).toEqual([['1', '2', '3'], []]);
});
