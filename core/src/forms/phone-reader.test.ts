import { describe, expect, test } from 'vitest';
import { formatPhone, toE164 } from './phone-format.ts';
import { isTooLong, readPhone } from './phone-reader.ts';

/** The parsed number as it is stored, or the problem. */
const read = (typed: string, code: string) => {
  const reading = readPhone(typed, code);
  return reading.ok ? `${reading.value.dialingCode} ${reading.value.number}` : reading.error;
};

describe('a phone number in any usual notation', () => {
  test.each([
    ['+90 532 123 45 67', '90', '90 5321234567'],
    ['0090 532 123 45 67', '90', '90 5321234567'],
    ['0532 123 45 67', '90', '90 5321234567'],
    ['+90 (0)532 123-45-67', '90', '90 5321234567'],
    ['(0532) 123.45.67', '+90', '90 5321234567'],
    ['٠٥٣٢ ١٢٣ ٤٥ ٦٧', '90', '90 5321234567'],
    ['＋９０ ５３２ １２３ ４５ ６７', '90', '90 5321234567'],
    ['\u2066+90\u00a0532\u2011123 4567\u2069', '90', '90 5321234567'],
    ['+86 138 1234 5678', '86', '86 13812345678'],
    ['(0)138 1234 5678', '86', '86 13812345678'],
    ['0551234567', '+966', '966 551234567'],
    ['+353 87 123 4567', '90', '353 871234567'],
    ['+1 (212) 555-0123', '90', '1 2125550123'],
    ['011 90 532 123 45 67', '1', '90 5321234567'],
    ['+1 011 90 532 123 45 67', '1', '90 5321234567'],
    ['0011 90 532 123 45 67', '61', '90 5321234567'],
    ['010 90 532 123 45 67', '81', '90 5321234567'],
    ['810 90 532 123 45 67', '7', '90 5321234567'],
  ])('D-10 %s with the dialling code %s is %s', (typed, code, stored) => {
    expect(read(typed, code)).toBe(stored);
  });

  test.each([
    ['06 698 12345', '39', '39 0669812345'],
    ['+39 (0)6 698 12345', '39', '39 0669812345'],
    ['0549 886377', '378', '378 0549886377'],
    ['+39 (0) 347 123 4567', '39', '39 3471234567'],
    ['+39 0331 123456', '39', '39 0331123456'],
    ['+39 0331 1234567', '39', '39 03311234567'],
    ['8 (916) 123-45-67', '7', '7 9161234567'],
    ['+7 8 916 123-45-67', '7', '7 9161234567'],
    ['800 555 35 35', '7', '7 8005553535'],
    ['06 20 123 4567', '36', '36 201234567'],
    ['1 212 555 0123', '1', '1 2125550123'],
    ['8 029 491 19 11', '375', '375 294911911'],
    ['011 15-2345-6789', '54', '54 91123456789'],
    ['+52 1 222 123 4567', '52', '52 2221234567'],
    ['0 15 11 96123-4567', '55', '55 11961234567'],
    ['01 23 45 67 89', '225', '225 0123456789'],
    ['060 31 23 45', '241', '241 60312345'],
    ['06 03 12 34', '241', '241 06031234'],
  ])(
    'D-10 removes prefixes dialled only inside a country, and preserves the digits of the number: %s with the code %s',
    (typed, code, stored) => {
      expect(read(typed, code)).toBe(stored);
    },
  );

  test.each([
    ['905321234567', '90', '90 5321234567'],
    ['+90 905321234567', '90', '90 5321234567'],
    ['8613812345678', '86', '86 13812345678'],
    ['9198470123', '91', '91 9198470123'],
    ['49 171 1234567', '49', '49 1711234567'],
    ['+43 43 664 123456', '43', '43 664123456'],
    ['62 812-345-678', '62', '62 812345678'],
    ['64 21 123 456', '64', '64 21123456'],
    ['53 5 1234567', '53', '53 51234567'],
    ['376 312 345', '376', '376 312345'],
    ['4961 12345678', '49', '49 496112345678'],
  ])('D-10 a repeated dialling code is removed if the number is too long with it: %s', (typed, code, stored) => {
    expect(read(typed, code)).toBe(stored);
  });

  test.each([
    ...['ext 12', 'ext. 12', 'x12', '#12', 'доб. 12', 'dahili 12', '内线12', ';ext=12', ',12'].map(
      (end) => `(532) 123-45-67 ${end}`,
    ),
    '0212 555 01 23/24',
  ])('D-10 reports an extension: %s', (typed) => {
    expect(read(typed, '90')).toBe('extension');
  });

  test.each([
    ['0532 123 45 67 - 12', '90', 'extension'],
    ['0532 123 45 67 [12]', '90', 'extension'],
    ['0212 555 01 23-24', '90', 'extension'],
    ['5321234567.0', '90', 'extension'],
    ['010-62345678-801', '86', 'extension'],
    ['(021) 1234 5678 80 12', '86', 'extension'],
    ['5550123 5550124', '90', 'characters'],
    ['05321234567 05331234567', '90', 'characters'],
    ['(212) 555-0123 - 12345', '1', 'extension'],
    ['+49 711 123456-78901', '49', '49 71112345678901'],
    ['+43 1 12345678-12345', '43', '43 11234567812345'],
  ])(
    'D-10 digits after a complete number are not part of it, except in countries with direct extensions: %s',
    (...row) => {
      const [typed, code, reading] = row;
      expect(read(typed, code)).toBe(reading);
    },
  );

  test.each([
    ['call me', 'characters'],
    ['532 123 45 67 or 533 123 45 67', 'characters'],
    ['5321234567 / 5331234567', 'characters'],
    ['1-800-FLOWERS', 'characters'],
    ['+999 532 123 45 67', 'code'],
    ['+0532 123 45 67', 'code'],
    ['12345', 'length'],
    ['532123456712345', 'length'],
    ['', 'characters'],
  ])('D-70 rejects text that is not a phone number: %s', (typed, problem) => {
    expect(read(typed, '90')).toBe(problem);
  });

  test('D-10 without a country the digits stay, and a dialling code of no country is rejected', () => {
    expect([read('0532 123 45 67', ''), read('532 123 45 67', '999')]).toEqual([' 05321234567', 'code']);
  });

  test('a number with an attached extension is too long for its country', () => {
    const numbers = ['5321234567', '532123456712'].map((number) => isTooLong({ dialingCode: '90', number }));
    expect(numbers).toEqual([false, true]);
  });
});

test('D-10 a number has one display format and one dialling format', () => {
  const number = { dialingCode: '+90', number: '5321234567' };
  expect([formatPhone(number), formatPhone('+905321234567'), formatPhone('+90 5321234567')]).toEqual(
    Array.from({ length: 3 }, () => '+90 5321234567'),
  );
  expect([toE164(number), toE164({ ...number, dialingCode: '' }), toE164({ dialingCode: '90', number: '' })]).toEqual([
    '+905321234567',
    '5321234567',
    '',
  ]);
  expect([formatPhone('+12125550123'), formatPhone('+353871234567'), formatPhone('5321234567')]).toEqual([
    '+1 2125550123',
    '+353 871234567',
    '5321234567',
  ]);
});
