import { expect, test } from 'vitest';
import { parseAmount } from './vip-match.ts';

test.each([
  ['10M', 10_000_000],
  ['500K', 500_000],
  ['12,000,000', 12_000_000],
  ['USD 1.5 m', 1_500_000],
  ['2B', 2_000_000_000],
  ['', 0],
  ['none', 0],
])('D-32 D-77 parses a buyer’s turnover “%s” as %i', (told, amount) => {
  expect(parseAmount(told)).toBe(amount);
});
