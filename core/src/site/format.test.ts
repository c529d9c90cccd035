import { describe, expect, test } from 'vitest';
import { getFormat } from './format.ts';
import { LANGUAGE_LIST } from './languages.ts';
import { LANGUAGE_LOCALE_DATA } from './locale-data.ts';

const show = { from: '2025-06-05', to: '2025-06-07' };

describe('dates', () => {
  test.each([
    ['en', 'March 2026'],
    ['ar', 'مارس 2026'],
    ['zh', '2026年3月'],
    ['my', '2026 မတ်'],
    ['km', 'មីនា 2026'],
  ] as const)('R-2.150 a month in %s', (code, text) => {
    expect(getFormat(code).month('2026-03')).toBe(text);
  });

  test('R-2.150 an invalid month is shown unchanged', () => {
    expect(['soon', '2026-13', '2026-03-01'].map(getFormat('en').month)).toEqual(['soon', '2026-13', '2026-03-01']);
  });

  test.each([
    [{ from: '2025-06-05', to: '2025-06-05', startTime: '09:00', endTime: '17:00' }, '5 June 2025, 09:00–17:00'],
    [show, '5–7 June 2025'],
    [{ from: '2025-05-30', to: '2025-06-02' }, '30 May – 2 June 2025'],
    [{ from: '2025-12-30', to: '2026-01-02' }, '30 December 2025 – 2 January 2026'],
    [{ ...show, startTime: '09:00', endTime: '' }, '5–7 June 2025, 09:00'],
    [{ ...show, startTime: '', endTime: '17:00' }, '5–7 June 2025, 17:00'],
    [{ ...show, startTime: '9 o’clock', endTime: '17:00:00' }, '5–7 June 2025'],
    [{ from: 'soon', to: 'later' }, 'soon – later'],
    [{ from: 'soon', to: 'soon' }, 'soon'],
    [{ from: '2025-06-05', to: 'later' }, '2025-06-05 – later'],
    [{ from: 'soon', to: '2025-06-05' }, 'soon – 2025-06-05'],
    [{ from: '2025-06-07', to: '2025-06-05' }, '2025-06-07 – 2025-06-05'],
    [{ from: '2025-6-5', to: '2025-06-07' }, '2025-6-5 – 2025-06-07'],
  ])('R-2.150 D-67 the dates of a show in English: %o', (range, text) => {
    expect(getFormat('en').dateRange(range)).toBe(text);
  });

  test.each([
    ['de', '5.–7. Juni 2025'],
    ['ar', '5–7 يونيو 2025'],
    ['zh', '2025年6月5日至7日'],
    ['ja', '2025年6月5日～7日'],
    ['my', '2025 ဇွန် 5 – 7'],
    ['km', '5 – 7 មិថុនា 2025'],
  ] as const)('R-2.150 the month is named in %s', (code, text) => {
    expect(getFormat(code).dateRange(show)).toBe(text);
  });

  test.each([
    ['2026-05-30', '2026-06-02', '2026年5月30日至6月2日'],
    ['2026-12-30', '2027-01-02', '2026年12月30日至2027年1月2日'],
  ])('R-2.150 in Chinese from %s to %s repeats no year or month', (from, to, text) => {
    expect(getFormat('zh').dateRange({ from, to })).toBe(text);
  });

  test('an invalid day is shown unchanged', () => {
    expect(getFormat('en').date('2025-06-05')).toBe('5 June 2025');
    expect(getFormat('en').date(Date.UTC(2025, 5, 5, 23))).toBe('5 June 2025');
    expect(getFormat('en').date('2025-13-45')).toBe('2025-13-45');
  });

  test.each([
    ['en', '28 May 2026'],
    ['de', '28.05.2026'],
    ['ar', '28/05/2026'],
    ['zh', '2026年5月28日'],
    ['km', '28 ឧសភា 2026'],
  ] as const)('R-2.150 D-89 a short date in %s', (code, text) => {
    expect(getFormat(code).shortDate('2026-05-28')).toBe(text);
    expect(getFormat(code).shortDate('soon')).toBe('soon');
  });

  test('D-89 Burmese and Khmer dates, unknown to browsers, match those of Node', () => {
    for (const code of ['my', 'km'] as const) {
      const style = new Intl.DateTimeFormat(`${code}-u-nu-latn-ca-gregory`, { dateStyle: 'long', timeZone: 'UTC' });
      const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2025, month, 5));
      expect(days.map((day) => getFormat(code).date(day))).toEqual(days.map((day) => style.format(day)));
      expect(LANGUAGE_LOCALE_DATA[code]?.months).toHaveLength(12);
    }
    expect(getFormat('my').dateRange({ from: '2025-05-30', to: '2025-06-02' })).toBe('2025 မေ 30 – ဇွန် 2');
    expect(getFormat('km').dateRange({ from: '2025-12-30', to: '2026-01-02' })).toBe('30 ធ្នូ 2025 – 2 មករា 2026');
  });
});

describe('numbers and names', () => {
  test.each([
    ['en', 'US$1,234.50', 'US$1.20–1.80'],
    ['de', '1.234,50 $', '1,20–1,80 $'],
    ['km', '1,234.50US$', '1.20–1.80US$'],
    ['my', '1,234.50 US$', '1.20–1.80 US$'],
  ] as const)('a price in %s', (code, price, range) => {
    expect(getFormat(code).price(1234.5, 'USD')).toBe(price);
    expect(getFormat(code).priceRange(1.2, 1.8, 'USD')).toBe(range);
  });

  test.each([
    [0.036, 'USD', 'US$0.036'],
    [0.0001, 'USD', 'US$0.0001'],
    [1.005, 'USD', 'US$1.005'],
    [2.5, 'JPY', 'JP¥2.5'],
    [3, 'JPY', 'JP¥3'],
    [0.04, 'USD', 'US$0.04'],
    [4.2, 'USD', 'US$4.20'],
    [1.5, 'KWD', 'KWD 1.500'],
    [1.0005, 'KWD', 'KWD 1.0005'],
  ])('D-89 a unit price of %s %s shows all its decimals: %s', (amount, currency, text) => {
    expect(getFormat('en').price(amount, currency)).toBe(text);
  });

  test('D-89 both prices of a range show their own decimals', () => {
    expect(getFormat('en').priceRange(0.034, 0.04, 'USD')).toBe('US$0.034–0.04');
    expect(getFormat('de').priceRange(0.034, 1.5, 'USD')).toBe('0,034–1,50 $');
  });

  test.each([
    ['720', 'USD', 'US$720.00'],
    ['10.05', 'USD', 'US$10.05'],
    ['25', 'JPY', 'JP¥25'],
    ['7.5', 'JPY', 'JP¥8'],
    ['999999989000000.01', 'USD', 'US$999,999,989,000,000.01'],
    ['3', 'points', '3 points'],
  ] as const)('D-17 a total of %s %s has the decimals of its currency: %s', (amount, currency, text) => {
    expect(getFormat('en').total(amount, currency)).toBe(text);
  });

  test.each([
    ['en', 'XYZ 2.00', 'XYZ 2.00–3.00'],
    ['km', '2.00XYZ', '2.00–3.00XYZ'],
    ['my', '2.00 XYZ', '2.00–3.00 XYZ'],
  ] as const)('D-89 a currency without a symbol is written with its code in %s', (code, price, range) => {
    expect([getFormat(code).price(2, 'XYZ'), getFormat(code).priceRange(2, 3, 'XYZ')]).toEqual([price, range]);
  });

  test('D-89 a format is created once per language', () => {
    const made = LANGUAGE_LIST.map(({ code }) => getFormat(code));
    expect(LANGUAGE_LIST.filter(({ code }, index) => getFormat(code) !== made[index])).toEqual([]);
    expect(new Set(made).size).toBe(LANGUAGE_LIST.length);
  });

  test('a range of one price is that price, and an unknown currency is spelled out', () => {
    expect(getFormat('en').priceRange(2, 2, 'EUR')).toBe('€2.00');
    expect(getFormat('en').price(2, 'points')).toBe('2 points');
  });

  test('D-89 prices and price ranges match Intl, in every language and currency', () => {
    const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/[\u061c\u200e\u200f]/g, '');
    const amounts = [0, 0.004, 0.5, 1, 999.99, 1_000, 1_234.5, 9_999.5, 12_345_678.9, -3] as const;
    for (const { code, intl } of LANGUAGE_LIST.filter(
      (language) => LANGUAGE_LOCALE_DATA[language.code] === undefined,
    )) {
      for (const currency of ['USD', 'EUR', 'CNY', 'JPY', 'INR', 'KWD', 'AED', 'XYZ']) {
        const locale = `${intl}-u-nu-latn`;
        const style = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 4 });
        const sums = new Intl.NumberFormat(locale, { style: 'currency', currency });
        const { price, priceRange, total } = getFormat(code);
        for (const [index, amount] of amounts.entries()) {
          expect(price(amount, currency)).toBe(plain(style.format(amount)));
          expect(total(`${amount}`, currency)).toBe(plain(sums.format(amount)));
          for (const higher of amounts.slice(index + 1).filter((other) => other > amount)) {
            expect(priceRange(amount, higher, currency)).toBe(plain(style.formatRange(amount, higher)));
          }
        }
      }
    }
  });

  test('D-89 all languages use Latin digits', () => {
    const text = LANGUAGE_LIST.map(({ code }) =>
      [getFormat(code).number(1234567), getFormat(code).dateRange(show), getFormat(code).price(98, 'CNY')].join(),
    ).join();
    expect(text.match(/\p{Nd}/gu)?.filter((digit) => !/[0-9]/.test(digit))).toEqual([]);
  });

  test('a country is named in the language of the page', () => {
    expect(getFormat('de').countryName('PL')).toBe('Polen');
    expect(getFormat('ar').countryName('eg')).toBe('مصر');
    expect(getFormat('en').countryName('nowhere')).toBe('nowhere');
  });
});
