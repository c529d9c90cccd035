import { expect, test } from 'vitest';
import { convertRoughly, findExchange, listTargetCurrencies, matchCurrency } from './approximate-price.ts';

const RATES = [
  { currency: 'EUR', rate: 0.92, date: '2026-11-27' },
  { currency: 'TRY', rate: 42.5, date: '2026-11-25' },
];

test('a price is converted by the rates of both currencies, with the earlier day and three digits', () => {
  const exchange = findExchange('EUR', 'TRY', RATES);
  expect(exchange).toEqual({ rate: 42.5 / 0.92, date: '2026-11-25' });
  expect(exchange && convertRoughly(2.45, exchange)).toBe(113);
  expect(findExchange('USD', 'EUR', RATES)).toEqual({ rate: 0.92, date: '2026-11-27' });
});

test('without a rate for one of the currencies nothing is converted', () => {
  expect([findExchange('GBP', 'EUR', RATES), findExchange('USD', 'USD', RATES)]).toEqual([undefined, undefined]);
  expect([
    listTargetCurrencies('USD', RATES),
    listTargetCurrencies('EUR', RATES),
    listTargetCurrencies('GBP', RATES),
  ]).toEqual([['EUR', 'TRY'], ['TRY', 'USD'], []]);
  expect(listTargetCurrencies('USD', [])).toEqual([]);
});

test('the currency is guessed from the first language with a known region', () => {
  expect(['tr-TR', 'de-AT', 'en'].map((language) => matchCurrency([language]))).toEqual(['TRY', 'EUR', undefined]);
  expect([matchCurrency(['ar', 'ar-SA']), matchCurrency(['en-XX'])]).toEqual(['SAR', undefined]);
});
