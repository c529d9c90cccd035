import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getFormat } from './format.ts';
import { isLanguageCode, LANGUAGE_LIST } from './languages.ts';
import { resolveLanguage } from './resolve-language.ts';

const language = fc.constantFrom(...LANGUAGE_LIST.map(({ code }) => code));
const currency = fc.oneof(fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'points', ''), fc.string({ maxLength: 4 }));
const amount = fc.double({ min: 0, max: 1e9, noNaN: true });
const foreign = (text: string) => (text.match(/\p{Nd}/gu) ?? []).filter((digit) => !/[0-9]/.test(digit));
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('numbers, prices and dates', () => {
  test('D-89 use Latin digits in every language, and no spaces that differ between servers and browsers', () => {
    fc.assert(
      fc.property(
        language,
        amount,
        amount,
        fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
        day,
        day,
        (code, one, other, money, from, to) => {
          const { number, price, priceRange, date, dateRange } = getFormat(code);
          const text = [
            number(one),
            price(one, money),
            priceRange(Math.min(one, other), Math.max(one, other), money),
            date(from),
            dateRange({ from, to }),
          ].join('|');
          expect([foreign(text), /[\u00a0\u2009\u202f\u061c\u200e\u200f]/.test(text)]).toEqual([[], false]);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('D-89 a unit price of up to four decimals reads back unchanged, in every currency', () => {
    const locales = { en: 'en-GB', ar: 'ar', zh: 'zh', tr: 'tr' } as const;
    fc.assert(
      fc.property(
        fc.constantFrom('en', 'ar', 'zh', 'tr'),
        fc.constantFrom(...Intl.supportedValuesOf('currency')),
        fc.integer({ min: 1, max: 99_999_999_999 }),
        (code, money, tenThousandths) => {
          const price = tenThousandths / 10_000;
          const parts = new Intl.NumberFormat(`${locales[code]}-u-nu-latn`).formatToParts(1_234_567.5);
          const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
          const shown = getFormat(code).price(price, money);
          const [digits = ''] = /\d[\d.,]*/.exec(shown) ?? [];
          expect(Number(digits.replaceAll(signOf('group'), '').replace(signOf('decimal'), '.'))).toBe(price);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('D-89 a price in an unknown currency is written as given, without throwing', () => {
    fc.assert(
      fc.property(language, amount, amount, currency, (code, one, other, money) => {
        const { price, priceRange } = getFormat(code);
        if (/^[A-Z]{3}$/.test(money)) return;
        expect(price(one, money)).toBe(`${one} ${money}`);
        expect(priceRange(one, other, money)).toContain(money);
      }),
    );
  });

  test('R-2.150 D-67 an English date shows its day, month and year, and a range its first and last date', () => {
    const { date, dateRange } = getFormat('en');
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [from, to] = [one, other].sort() as [string, string]; // an array of two, sorted
        expect(new Date(`${date(from)} UTC`).toISOString().slice(0, 10)).toBe(from);
        const range = dateRange({ from, to });
        if (from === to) expect(range).toBe(date(from));
        else
          expect([
            range.startsWith(String(Number(from.slice(8)))),
            range.endsWith(to.slice(0, 4)),
            range.includes('–'),
          ]).toEqual([true, true, true]);
      }),
    );
  });

  test('R-2.150 an invalid date is shown unchanged', () => {
    fc.assert(
      fc.property(language, fc.string(), (code, text) => {
        fc.pre(!/^\d{4}-\d{2}-\d{2}$/.test(text));
        expect(getFormat(code).date(text)).toBe(text);
        expect(getFormat(code).dateRange({ from: text, to: text })).toContain(code === 'en' ? '' : text);
      }),
    );
  });
});

describe('the language of a page', () => {
  const tag = fc.oneof(
    language,
    fc.constantFrom('en-GB', 'zh-Hant-TW', 'fil', 'in', '*', 'xx', '', 'constructor', '__proto__'),
    fc.string({ maxLength: 6 }),
  );

  test('R-1.042 R-1.043 R-1.045 is always a supported one: from the URL, then the cookie, then the browser', () => {
    fc.assert(
      fc.property(
        tag,
        tag,
        fc.array(fc.tuple(tag, fc.constantFrom('', ';q=0', ';q=0.5', ';q=x', ';q=1'))),
        (query, cookie, accepted) => {
          const accept = accepted.map(([name, quality]) => `${name}${quality}`).join(', ');
          const resolved = resolveLanguage({ query, cookie, accept });
          expect(isLanguageCode(resolved)).toBe(true);
          const first = [query, cookie].find(isLanguageCode);
          if (first !== undefined) expect(resolved).toBe(first);
          else expect(resolved).toBe(resolveLanguage({ accept }));
        },
      ),
    );
  });

  test('R-1.045 is not one that the browser rejects while it accepts another of ours', () => {
    fc.assert(
      fc.property(language, language, (refused, taken) => {
        fc.pre(refused !== taken);
        expect(resolveLanguage({ accept: `${refused};q=0, ${taken};q=0.1` })).toBe(taken);
      }),
    );
  });
});
