import { describe, expect, test } from 'vitest';
import { formatHsCode, stripHsCode, TRADE_INCOTERMS } from './trade-term-limits.ts';
import { toStoredTerms, tradeTerms } from './trade-terms.ts';

const parse = (given: unknown) => tradeTerms.safeParse(given);
const isTaken = (given: unknown): boolean => parse(given).success;

describe('the payment terms of a contract', () => {
  test.each([
    [{ method: 'ttAdvance' }],
    [{ method: 'ttDeposit', deposit: 1 }],
    [{ method: 'ttDeposit', deposit: 99 }],
    [{ method: 'lcSight' }],
    [{ method: 'dp' }],
    [{ method: 'openAccount', days: 365 }],
  ])('F-A8 %j is accepted as it is', (payment) => {
    expect(parse({ payment })).toMatchObject({ success: true, data: { payment } });
  });

  test.each([
    [{ method: 'ttDeposit' }],
    [{ method: 'ttDeposit', deposit: 0 }],
    [{ method: 'ttDeposit', deposit: 100 }],
    [{ method: 'ttDeposit', deposit: 12.5 }],
    [{ method: 'openAccount' }],
    [{ method: 'openAccount', deposit: 30 }],
    [{ method: 'openAccount', days: 366 }],
    [{ method: 'barter' }],
    [{}],
  ])('F-A8 %j is rejected', (payment) => {
    expect(isTaken({ payment })).toBe(false);
  });

  test('F-A8 a number that the method does not have is ignored, and not stored', () => {
    const payment = { method: 'lcSight', deposit: 30, days: 60 } as const;
    const stored = (given: object) =>
      toStoredTerms(tradeTerms.parse({ port: 'Izmir', payment: { ...payment, ...given } }));
    expect(stored({})).toEqual({ port: 'Izmir', payment: { method: 'lcSight' } });
    expect(stored({ method: 'openAccount' }).payment).toEqual({ method: 'openAccount', days: 60 });
    expect(stored({ method: 'ttDeposit' }).payment).toEqual({ method: 'ttDeposit', deposit: 30 });
    expect(toStoredTerms({ port: 'Izmir' })).toEqual({ port: 'Izmir' });
  });
});

test('F-A8 an Incoterm is one of the eleven of Incoterms 2020, with or without a named place', () => {
  expect(TRADE_INCOTERMS.length).toBe(11);
  for (const code of TRADE_INCOTERMS) expect(isTaken({ incoterm: { code } })).toBe(true);
  expect(isTaken({ incoterm: { code: 'FOB', place: 'Shanghai' } })).toBe(true);
  for (const code of ['DAT', 'DDU', 'fob', '']) expect(isTaken({ incoterm: { code } })).toBe(false);
  expect(isTaken({ incoterm: { place: 'Shanghai' } })).toBe(false);
  expect(isTaken({ incoterm: { code: 'FOB', place: ' ' } })).toBe(false);
});

test.each([
  ['630260', '630260', '6302.60'],
  ['6302.60', '630260', '6302.60'],
  ['6302 60 00', '63026000', '6302.60.00'],
  ['6302.60.0020', '6302600020', '6302.60.00.20'],
  ['1234567', '1234567', '1234.56.7'],
])('F-A8 the HS code %s is stored as %s and shown as %s', (written, digits, shown) => {
  expect(tradeTerms.parse({ hsCode: written })).toEqual({ hsCode: digits });
  expect([stripHsCode(shown), formatHsCode(digits)]).toEqual([digits, shown]);
});

test.each(['', '6302', '63026', '63026000201', '6302-60', '6302.6O'])('F-A8 %j is no HS code', (hsCode) => {
  expect(isTaken({ hsCode })).toBe(false);
});

test('F-A8 all terms are optional', () => {
  expect(tradeTerms.parse({})).toEqual({});
});
