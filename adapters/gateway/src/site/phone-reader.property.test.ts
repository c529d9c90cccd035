import { formatPhone, toE164 } from '@fairhall/core/forms/phone-format';
import { isTooLong, readPhone } from '@fairhall/core/forms/phone-reader';
import fc from 'fast-check';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { COUNTRY_LIST } from './countries.ts';

/** The example mobile number of each country in the list. */
const EXAMPLES = COUNTRY_LIST.flatMap(({ code2 }) => {
  const country = getCountries().find((known) => known === code2);
  const number = country && getExampleNumber(country, examples);
  return number === undefined ? [] : [{ code2, number }];
});

/** Italian mobile numbers have no leading zero, and one before them cannot be told from that of a landline. */
const KEEPS_ZERO = ['IT', 'VA', 'SM'];

function spellingsOf({ code2, number }: (typeof EXAMPLES)[number]): readonly string[] {
  const [national, international] = [number.formatNational(), number.formatInternational()];
  const [code = '', ...groups] = international.split(' ');
  const withZero = KEEPS_ZERO.includes(code2) ? [] : [`${code} (0) ${groups.join('-')}`];
  return [national, international, number.number, international.replace('+', '00'), groups.join('.'), ...withZero];
}

/** Dialling codes of countries in which a direct-dial extension is part of the number. */
const DIALS_THROUGH = ['43', '49'];

/** Digits of other scripts, with the signs that people put between and around them. */
const asWritten = fc.record({
  zero: fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xff10),
  between: fc.constantFrom(' ', '-', '.', ' - ', '\u00a0', '\u2011', '/'),
  around: fc.constantFrom(['', ''], [' ', ' '], ['\u2068', '\u2069'], ['(', ')']),
});

const stored = (typed: string, code: string) => {
  const reading = readPhone(typed, code);
  return reading.ok ? toE164(reading.value) : reading.error;
};

test('D-10 the phone numbers of every country are read alike in any spelling, and again as displayed', () => {
  expect(EXAMPLES.length).toBeGreaterThan(235);
  for (const example of EXAMPLES) {
    const { number, countryCallingCode } = example.number;
    // A few islands have numbers of four or five digits, which D-10 does not take.
    const expected = example.number.nationalNumber.length < 6 ? 'length' : number;
    const readings = spellingsOf(example).map((typed) => `${typed} ${stored(typed, countryCallingCode)}`);
    expect(readings).toEqual(spellingsOf(example).map((typed) => `${typed} ${expected}`));
    if (expected === 'length') continue;
    expect([stored(formatPhone(number), '86'), stored(formatPhone(number), ''), stored(number, '1')]).toEqual([
      number,
      number,
      number,
    ]);
  }
});

/** In Saint Pierre and Miquelon national numbers begin with the digits of the dialling code itself. */
const BEGINS_WITH_CODE = ['PM'];

test('D-10 a country code without its plus or written twice is not part of the number', () => {
  for (const { code2, number } of EXAMPLES) {
    const { countryCallingCode: code, nationalNumber } = number;
    if (nationalNumber.length < 6 || BEGINS_WITH_CODE.includes(code2)) continue;
    const spellings = [`${code} ${nationalNumber}`, `+${code} ${code}${nationalNumber}`, `00${code}${nationalNumber}`];
    expect([code2, ...spellings.map((typed) => stored(typed, code))]).toEqual([
      code2,
      ...spellings.map(() => number.number),
    ]);
  }
});

test('D-10 an extension is detected wherever it makes a number too long for its country', () => {
  for (const { number } of EXAMPLES) {
    const { countryCallingCode: code, nationalNumber } = number;
    if (nationalNumber.length < 6) continue;
    for (const between of [' - ', '-', ' [', '/']) {
      const written = stored(`${nationalNumber}${between}12345`, code);
      const isTold = written === 'extension' || !isTooLong({ dialingCode: code, number: `${nationalNumber}12345` });
      expect([code, written, isTold || DIALS_THROUGH.includes(code)]).toEqual([code, written, true]);
    }
  }
});

test('D-10 D-89 digits of any script are read, with any separators', () => {
  fc.assert(
    fc.property(fc.constantFrom(...EXAMPLES), fc.nat(3), asWritten, (example, which, { zero, between, around }) => {
      const typed = spellingsOf(example)[which] ?? '';
      const [before = '', after = ''] = around;
      const written =
        before +
        typed
          .replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
          .replace(/ (?=.*\p{Nd}{4})/gu, between) +
        after;
      const reading = readPhone(written, example.number.countryCallingCode);
      expect(reading).toEqual(readPhone(typed, example.number.countryCallingCode));
    }),
  );
});

test('D-10 a stored number is read again unchanged, and a rejected one has a reason', () => {
  const written = fc.string({ unit: fc.constantFrom(...'0123456789+ ()-x#'), maxLength: 18 });
  fc.assert(
    fc.property(fc.constantFrom(...COUNTRY_LIST), written, (country, typed) => {
      const reading = readPhone(typed, country.dialingCode);
      if (reading.ok) {
        const { dialingCode, number } = reading.value;
        expect(number).toMatch(/^\d{6,14}$/);
        expect(readPhone(number, dialingCode)).toEqual(reading);
        expect(COUNTRY_LIST.some((one) => one.dialingCode === `+${dialingCode}`)).toBe(true);
      } else expect(['extension', 'characters', 'code', 'length']).toContain(reading.error);
    }),
  );
});

test('D-10 the reader knows the dialling code of every country', () => {
  const unknown = COUNTRY_LIST.filter(({ dialingCode }) => stored(`${dialingCode} 2345678`, '') === 'code');
  expect(unknown).toEqual([]);
});
