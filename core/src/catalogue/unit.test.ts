import { expect, test } from 'vitest';
import ar from '../../messages/ar/catalogue.json' with { type: 'json' };
import en from '../../messages/en/catalogue.json' with { type: 'json' };
import type { Texts } from '../ports/texts.ts';
import { RFQ_UNITS } from '../rfq/fields.ts';
import { formatPerUnit, formatUnitQuantity, UNIT_NAMES, unitCount, unitName } from './unit.ts';

function textsOf(lang: string, words: Record<string, string>): Texts {
  const text = (key: string, values: Readonly<Record<string, unknown>> = {}) =>
    (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const forms = new Intl.PluralRules(lang);
  return { lang, text, counted: (key, count, values) => text(`${key}_${forms.select(count)}`, { count, ...values }) };
}

test('a quantity is shown with its unit in the plural form of the language', () => {
  const [english, arabic] = [textsOf('en', en), textsOf('ar', ar)];
  expect([1, 1500].map((count) => unitCount(english, 'en', 'set', count))).toEqual(['1 set', '1,500 sets']);
  expect([4, 40].map((count) => unitCount(arabic, 'ar', 'set', count))).toEqual(['4 أطقم', '40 طقمًا']);
  expect(formatPerUnit(english, 'pair')).toBe('per pair');
});

const COUNTS = [0, 1, 2, 3, 6, 11, 40, 100, 1_500];

test.each([
  ['en', en],
  ['ar', ar],
] as const)('R-1.001 every unit has texts in %s, for every quantity', (lang, words) => {
  const texts = textsOf(lang, words);
  const said = UNIT_NAMES.map((unit) => [
    unitName(texts, unit),
    formatPerUnit(texts, unit),
    ...COUNTS.map((count) => unitCount(texts, lang, unit, count)),
  ]);
  // A key without a translation appears as the key itself, and a unit without one appears in English.
  expect(said.flat().filter((text) => /\{|undefined|card\.per|unit(Name)?\./.test(text))).toEqual([]);
  expect(new Set(said.map(([name]) => name)).size).toBe(UNIT_NAMES.length);
  if (lang !== 'en') expect(said.flat().filter((text) => /[a-z]{3}/.test(text))).toEqual([]);
});

test('R-1.001 every unit with a text is a known unit', () => {
  const worded = Object.keys(en).flatMap((key) => (key.startsWith('unitName.') ? [key.slice('unitName.'.length)] : []));
  expect([...UNIT_NAMES].sort()).toEqual(worded.sort());
  expect([...RFQ_UNITS].sort()).toEqual(worded.sort());
});

test('R-1.001 the minimum order is shown with its unit', () => {
  expect(formatUnitQuantity(textsOf('en', en), 'en', 'squareMetre', 1_500, 'card.moq')).toBe('MOQ 1,500 m²');
});

test('a unit without a text is shown as it is', () => {
  const texts = textsOf('en', en);
  expect(unitName(texts, 'reel')).toBe('reel');
  expect(unitCount(texts, 'en', 'reel', 2)).toBe('2 reel');
  expect(formatPerUnit(texts, 'reel')).toBe('per reel');
});
