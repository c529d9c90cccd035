import { expect, test } from 'vitest';
import ar from '../messages/ar/product.json' with { type: 'json' };
import en from '../messages/en/product.json' with { type: 'json' };
import type { TradeTerms } from './contract/trade-terms.ts';
import type { Texts } from './ports/texts.ts';
import { listTradeTerms } from './trade-term-words.ts';

function textsOf(lang: string, words: Record<string, string>): Texts {
  const text = (key: string, values: Readonly<Record<string, unknown>> = {}) =>
    (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const forms = new Intl.PluralRules(lang);
  return { lang, text, counted: (key, count, values) => text(`${key}_${forms.select(count)}`, { count, ...values }) };
}
const english = (terms: TradeTerms) =>
  listTradeTerms(terms, textsOf('en', en), 'en').map(({ name, value }) => `${name}: ${value}`);

test('F-A8 the stated terms are shown in words, and absent ones are not', () => {
  expect(english({})).toEqual([]);
  expect(
    english({
      hsCode: '630260',
      packaging: '50 in a carton',
      port: 'Shanghai',
      incoterm: { code: 'FOB', place: 'Shanghai' },
      payment: { method: 'ttDeposit', deposit: 30 },
    }),
  ).toEqual([
    'Payment terms: T/T with 30% deposit',
    'Incoterm: FOB Shanghai',
    'Port of loading: Shanghai',
    'Packaging: 50 in a carton',
    'HS code: 6302.60',
  ]);
  expect(english({ incoterm: { code: 'EXW' } })).toEqual(['Incoterm: EXW']);
});

test.each([
  [{ method: 'ttAdvance' }, 'T/T in advance'],
  [{ method: 'lcSight' }, 'L/C at sight'],
  [{ method: 'dp' }, 'Documents against payment (D/P)'],
  [{ method: 'openAccount', days: 1 }, 'Open account, 1 day'],
  [{ method: 'openAccount', days: 60 }, 'Open account, 60 days'],
] as const)('F-A8 the payment terms %j are "%s"', (payment, words) => {
  expect(english({ payment })).toEqual([`Payment terms: ${words}`]);
});

test('F-A8 the days of an open account have the plural form of the language', () => {
  const arabic = textsOf('ar', ar);
  expect(
    [2, 7, 30].map((days) => listTradeTerms({ payment: { method: 'openAccount', days } }, arabic, 'ar')[0]?.value),
  ).toEqual(['حساب مفتوح، يومان', 'حساب مفتوح، 7 أيام', 'حساب مفتوح، 30 يومًا']);
});
