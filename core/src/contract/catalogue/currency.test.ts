import { expect, test } from 'vitest';
import { isCurrency, readCurrency } from './currency.ts';
import { PRODUCT_CURRENCIES } from './supplier-limits.ts';

test('R-7.058 every currency known to Intl is accepted, except those that no goods are priced in', () => {
  const notMoney = Intl.supportedValuesOf('currency').filter((code) => !isCurrency(code));
  // Special drawing rights and sucre, and currencies that have been replaced.
  const known = ['XDR', 'XSU', 'ANG', 'BGN', 'CUC', 'HRK', 'SLL', 'ZWL'];
  expect(notMoney.filter((code) => !known.includes(code))).toEqual([]);
  expect(PRODUCT_CURRENCIES.filter((code) => !isCurrency(code))).toEqual([]);
});

test.each([
  'DEM',
  'TRL',
  'BGN',
  'ANG',
  'XXX',
  'XTS',
  'XAU',
  'XAG',
  'XPT',
  'XPD',
  'XDR',
  'ABC',
  '',
  'US',
  'constructor',
  '$',
])('R-7.058 "%s" is not a price currency', (written) => {
  expect(readCurrency(written)).toEqual({ isCode: false, code: null });
});

test.each([
  ['usd', 'USD'],
  [' Eur ', 'EUR'],
  ['TRY', 'TRY'],
])('R-7.058 "%s" is read as %s', (written, code) => {
  expect(readCurrency(written)).toEqual({ isCode: true, code });
});

test.each([
  ['RMB', 'CNY'],
  ['rmb', 'CNY'],
  ['CNH', 'CNY'],
  ['NTD', 'TWD'],
  ['TL', 'TRY'],
  ['₺', 'TRY'],
  ['€', 'EUR'],
  ['US$', 'USD'],
])('R-7.058 %s is not a code, and means %s', (written, code) => {
  expect(readCurrency(written)).toEqual({ isCode: false, code });
});
