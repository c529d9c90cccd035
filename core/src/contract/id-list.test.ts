import { expect, test } from 'vitest';
import { splitIds } from './id-list.ts';

test('R-3.003 ids stand in one text with commas between them', () => {
  expect([splitIds('1,2, 3'), splitIds('')]).toEqual([['1', '2', '3'], []]);
});
