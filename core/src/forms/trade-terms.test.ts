import { describe, expect, test } from 'vitest';
import { tradeTerms } from '../contract/trade-terms.ts';
import { NO_TRADE_TERMS, type TradeTermField, type TradeTermValues } from './trade-term-values.ts';
import {
  dropInvalidTerms,
  findTradeTermFailure,
  hasTradeTermField,
  toTradeTerms,
  toTradeTermValues,
  withTradeTerm,
} from './trade-terms.ts';

const typed = (given: Partial<TradeTermValues>): TradeTermValues =>
  Object.entries(given).reduce(
    (values, [field, value]) => withTradeTerm(values, field as TradeTermField, value),
    NO_TRADE_TERMS,
  );
const keyOf = (given: Partial<TradeTermValues>, field: TradeTermField): string | null => {
  const message = findTradeTermFailure(typed(given), field)?.message;
  return message === undefined ? null : 'key' in message ? message.key : '';
};

describe('typed trade terms', () => {
  test.each([
    [{ payment: 'ttDeposit' }, 'deposit', 'validator.required'],
    [{ payment: 'ttDeposit', deposit: '100' }, 'deposit', 'tradeTerms.deposit.wrong'],
    [{ payment: 'ttDeposit', deposit: '0' }, 'deposit', 'tradeTerms.deposit.wrong'],
    [{ payment: 'ttDeposit', deposit: '12.5' }, 'deposit', 'tradeTerms.deposit.wrong'],
    [{ payment: 'openAccount' }, 'days', 'validator.required'],
    [{ payment: 'openAccount', days: '366' }, 'days', 'tradeTerms.days.wrong'],
    [{ hsCode: '6302.6' }, 'hsCode', 'tradeTerms.hsCode.wrong'],
    [{ hsCode: 'towels' }, 'hsCode', 'tradeTerms.hsCode.wrong'],
    [{ port: 'x'.repeat(61) }, 'port', 'validator.max'],
  ] as const)('F-A8 %j fails in %s with %s', (given, field, key) => {
    expect(keyOf(given, field)).toBe(key);
  });

  test('F-A8 are optional, and a field that does not apply is neither checked nor sent', () => {
    const values = typed({ payment: 'lcSight', deposit: '100', days: '999', place: 'Shanghai' });
    expect((['deposit', 'days', 'place'] as const).map((field) => hasTradeTermField(values, field))).toEqual([
      false,
      false,
      false,
    ]);
    expect([keyOf({}, 'deposit'), keyOf({}, 'hsCode'), findTradeTermFailure(values, 'days')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(toTradeTerms(values)).toEqual({ payment: { method: 'lcSight' } });
    expect(toTradeTerms(NO_TRADE_TERMS)).toEqual({});
  });

  test('F-A8 are sent as the call accepts them, also in Arabic digits, and shown again as they were', () => {
    const values = typed({
      payment: 'ttDeposit',
      deposit: '٣٠',
      incoterm: 'FOB',
      place: ' Shanghai ',
      port: 'Shanghai',
      packaging: '50 in a carton',
      hsCode: '٦٣٠٢ ٦٠',
    });
    const terms = toTradeTerms(values);
    expect(terms).toEqual({
      payment: { method: 'ttDeposit', deposit: 30 },
      incoterm: { code: 'FOB', place: 'Shanghai' },
      port: 'Shanghai',
      packaging: '50 in a carton',
      hsCode: '630260',
    });
    expect(tradeTerms.parse(terms)).toEqual(terms);
    expect(toTradeTermValues(terms)).toEqual({ ...values, place: 'Shanghai', hsCode: '6302.60' });
  });

  test('F-A8 a preview leaves out invalid terms, and a payment method without its number', () => {
    const values = typed({ payment: 'ttDeposit', hsCode: '63', port: 'Izmir' });
    expect(toTradeTerms(dropInvalidTerms(values))).toEqual({ port: 'Izmir' });
  });
});
