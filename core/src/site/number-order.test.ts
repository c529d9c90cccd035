import { expect, test } from 'vitest';
import { compareByNumber } from './number-order.ts';

test('halls and stands are sorted by number, not only by letter', () => {
  expect(['10', '2', 'A10', 'A9', 'B1', '1'].toSorted(compareByNumber)).toEqual(['1', '2', '10', 'A9', 'A10', 'B1']);
});
