import { expect, test } from 'vitest';
import { normalizeDecimal } from './normalize-decimal.ts';

test.each([
  ['5,47', '5.47'],
  ['5.47', '5.47'],
  [' 12 ', '12'],
  ['٢٫٧٥', '2.75'],
  ['0,125', '0.125'],
  ['1,234.50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1 234,5', '1234.5'],
  ['1\u202f234', '1234'],
  ['1’234’567.8', '1234567.8'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ['1.234', '1.234'],
])('the decimal number %j is %s', (typed, number) => {
  expect(normalizeDecimal(typed)).toBe(number);
});

test.each(['1,234', '1.234.50', '12,34,56', '1,2,3', 'about 5', '', '5,', ',5'])(
  'a decimal number that is none or has two meanings stays unchanged: %j',
  (typed) => {
    expect(normalizeDecimal(typed)).toBe(typed);
  },
);
