import { err, ok, type Result } from '../result.ts';
import { toAsciiDigits } from './number-input.ts';
import { type PhoneNumber, toDialingDigits } from './phone-format.ts';
import { PHONE_PATTERN } from './phone-pattern.ts';

/** Why a text is not a phone number. */
export type PhoneProblem = 'extension' | 'characters' | 'code' | 'length';

/** All dialling codes, grouped by the maximum number of digits of their national numbers. */
const CODE_LISTS_BY_LENGTH: Readonly<Record<number, string>> = {
  5: '290 500 682',
  6: '298 299 672 681 687',
  7: '238 239 246 248 269 291 297 501 592 597 673 674 676 677 678 679 680 683 685 688 690 691 692 960',
  8: '45 47 65 216 222 223 226 227 228 230 232 235 236 241 253 257 266 267 268 350 356 357 370 371 372 373 374 382 386 389 502 503 504 505 506 507 509 591 598 599 670 675 686 689 852 853 961 965 968 973 974 975 993',
  9: '27 31 32 33 34 36 40 41 46 48 51 56 61 66 93 94 211 212 213 218 220 221 224 231 233 237 240 242 244 245 249 250 251 252 254 255 256 258 260 261 262 263 264 265 351 354 355 359 375 376 377 380 385 387 420 421 423 508 590 593 594 595 596 855 886 962 963 966 967 970 971 972 992 994 995 996 998',
  10: '1 7 20 30 44 52 53 57 58 60 63 64 81 82 84 90 91 92 95 98 225 229 234 243 353 358 378 381 850 856 880 964 976 977',
  11: '39 54 55 86 352',
  12: '49 62',
  13: '43',
};

const MAX_DIGITS_BY_CODE: ReadonlyMap<string, number> = new Map(
  Object.entries(CODE_LISTS_BY_LENGTH).flatMap(([length, codes]) =>
    codes.split(' ').map((code) => [code, Number(length)]),
  ),
);

/**
 * Dialling codes after which a number may begin with a zero: Italy and the Vatican, San Marino, Tajikistan, parts of
 * Africa.
 */
const CODE_WITH_LEADING_ZERO: ReadonlySet<string> = new Set('39 378 225 226 227 229 241 242 992'.split(' '));

/**
 * National trunk prefixes that differ from the zero of most countries. The number of digits that follow distinguishes
 * the prefix from a number that begins with the same digits.
 */
const NUMBER_TRUNK_PREFIX: Readonly<Record<string, readonly [prefix: RegExp, instead?: string]>> = {
  1: [/^1(?=\d{10}$)/],
  7: [/^8(?=\d{10}$)/],
  36: [/^06/],
  // Mobile numbers have no zero; these prefixes are not the beginning of an area code.
  39: [/^0(?=3(?:2[0789]|3[03-9]|4[07-9]|6[068]|7[089]|8[89])\d{7}$)/],
  52: [/^(?:01|04[45]|1)(?=\d{10}$)/],
  // Inside Argentina a mobile number has 15 after its area code; from abroad it has 9 before it.
  54: [/^0?(11(?=15\d{8}$)|[23]\d\d(?=15\d{7}$)|[23]\d{3}(?=15\d{6}$))15/, '9$1'],
  // Two digits for a carrier may follow the zero.
  55: [/^0(?:[1-9]\d)?(?=\d{10,11}$)/],
  241: [/^0(?=\d{8}$)/],
  370: [/^[08](?=\d{8}$)/],
  375: [/^(?:80?|0)(?=[1-9]\d{8}$)/],
  380: [/^8?0(?=\d{9}$)/],
  692: [/^1(?=\d{7}$)/],
  992: [/^8(?=\d{9}$)/],
  993: [/^8(?=\d{8}$)/],
  998: [/^8(?=\d{9}$)/],
};

/** International exit prefixes, where no national number begins with them. All other countries dial 00. */
const NUMBER_EXIT_PREFIX: Readonly<Record<string, RegExp>> = {
  1: /^011/,
  7: /^810/,
  61: /^0011/,
  81: /^010/,
  375: /^810/,
  992: /^810/,
  993: /^810/,
  998: /^810/,
};

/**
 * Numbers with a dialling code but no plus, in countries where such a number is no longer than the longest national
 * one. The digits after the code are a mobile number, and no area code has numbers that long.
 */
const WITH_CODE: Readonly<Record<string, RegExp>> = {
  43: /^430?6[5-9]\d{7,}$/,
  49: /^490?1[5-7]\d{8,9}$/,
  53: /^530?5\d{7}$/,
  62: /^620?8\d{8,}$/,
  64: /^640?2\d{7}$/,
  95: /^950?9\d{7,}$/,
  376: /^376\d{6}$/,
};

/** Dialling codes where an office extension is part of the number, of any length. */
const CODE_WITH_EXTENSIONS: ReadonlySet<string> = new Set(['43', '49']);

/** White space, brackets, dashes, dots and slashes, which people write between digits. */
const NUMBER_SEPARATORS = /[\s()[\]./·•_\p{Pd}\p{Cf}]/gu;
/** Minimum number of digits. */
const NUMBER_MIN = 6;
const NUMBER_WITH_EXTENSION = /^\+?\d{5,}[^\d+]+\d{1,7}$/;
/** An alternative ending of the same number, as in 0212 555 01 23/24. */
const NUMBER_WITH_SECOND_ENDING = /^[^/]*(?:\d[^/\d]*){7,}\/\s*\d{1,3}\s*$/;
const NUMBER_SHAPE = /^(\+0{2}|\+|00)?(\d+)$/;

/**
 * Parses a phone number as people write it; `dialingCode` is the code of the country chosen beside it, or ''. A code
 * written with + or 00 takes precedence over the chosen one. National trunk prefixes are removed. D-10 D-89
 */
export function readPhone(typed: string, dialingCode: string): Result<PhoneNumber, PhoneProblem> {
  const written = toAsciiDigits(typed.normalize('NFKC'));
  const reading = readWritten(written, dialingCode);
  const isUsual = reading.ok
    ? !isTooLong(reading.value) || CODE_WITH_EXTENSIONS.has(reading.value.dialingCode)
    : reading.error !== 'length';
  if (isUsual) return reading;
  const extraDigits = countExtraDigits(written, dialingCode);
  if (extraDigits === 0) return reading;
  return err(extraDigits < NUMBER_MIN ? 'extension' : 'characters');
}

function readWritten(written: string, dialingCode: string): Result<PhoneNumber, PhoneProblem> {
  const compact = written.replace(NUMBER_SEPARATORS, '');
  if (NUMBER_WITH_SECOND_ENDING.test(written) || NUMBER_WITH_EXTENSION.test(compact)) return err('extension');
  const [, international = '', digits = ''] = NUMBER_SHAPE.exec(compact) ?? [];
  if (digits === '' || isTwoNumbers(written)) return err('characters');
  const chosen = toDialingDigits(dialingCode);
  const abroad = readAsDialled(international === '00' ? `00${digits}` : digits, chosen);
  if (abroad !== undefined && international !== '+') return abroad;
  if (international !== '') return readAfterCode(digits);
  if (chosen !== '' && !MAX_DIGITS_BY_CODE.has(chosen)) return err('code');
  return checkLength({ dialingCode: chosen, number: toNationalNumber(digits, chosen) });
}

/** Parses a number that begins with the country's exit prefix; undefined if the rest is not a valid number. */
function readAsDialled(digits: string, code: string): Result<PhoneNumber, PhoneProblem> | undefined {
  const reading = NUMBER_EXIT_PREFIX[code]?.test(digits)
    ? readAfterCode(digits.replace(NUMBER_EXIT_PREFIX[code], ''))
    : undefined;
  return reading?.ok && !isTooLong(reading.value) ? reading : undefined;
}

/**
 * Returns the number of digits after a number that is already complete, such as an extension or a second number; 0 if
 * no group of digits at the end can be split off that way.
 */
function countExtraDigits(written: string, dialingCode: string): number {
  for (const { index } of [...written.matchAll(/(?<=\d\D+)\d+/g)].reverse()) {
    const head = readWritten(written.slice(0, index).replace(/\D+$/, ''), dialingCode);
    if (head.ok && !isTooLong(head.value)) return written.slice(index).replace(/\D/g, '').length;
  }
  return 0;
}

/** Whether a number is longer than any of its country, for instance because of an extension. */
export const isTooLong = ({ dialingCode, number }: PhoneNumber): boolean =>
  number.length > (MAX_DIGITS_BY_CODE.get(dialingCode) ?? number.length);

/** Whether a slash separates two numbers; in a single number it separates groups of digits. */
const isTwoNumbers = (written: string): boolean =>
  written.split('/').filter((part) => part.replace(/\D/g, '').length >= NUMBER_MIN).length > 1;

function readAfterCode(digits: string): Result<PhoneNumber, PhoneProblem> {
  const code = [1, 2, 3].map((length) => digits.slice(0, length)).find((start) => MAX_DIGITS_BY_CODE.has(start));
  if (code === undefined) return err('code');
  const rest = digits.slice(code.length);
  return readAsDialled(rest, code) ?? checkLength({ dialingCode: code, number: toNationalNumber(rest, code) });
}

const checkLength = (read: PhoneNumber): Result<PhoneNumber, PhoneProblem> =>
  PHONE_PATTERN.test(read.number) ? ok(read) : err('length');

/** Removes trunk prefix and dialling code repeatedly, until parsing the result again changes nothing. */
function toNationalNumber(digits: string, code: string): string {
  if (code === '') return digits;
  const shorter = stripCode(stripTrunkPrefix(digits, code), code);
  return shorter === digits ? digits : toNationalNumber(shorter, code);
}

/** Removes the dialling code from a number without a plus, if the number is too long for its country. */
const stripCode = (number: string, code: string): string =>
  WITH_CODE[code]?.test(number) ||
  (number.startsWith(code) && number.length - code.length >= NUMBER_MIN && isTooLong({ dialingCode: code, number }))
    ? number.slice(code.length)
    : number;

function stripTrunkPrefix(digits: string, code: string): string {
  const [prefix, instead = ''] = NUMBER_TRUNK_PREFIX[code] ?? [];
  if (prefix?.test(digits)) return digits.replace(prefix, instead);
  if (!CODE_WITH_LEADING_ZERO.has(code)) return digits.replace(/^0+/, '');
  const isPartOfNumber = !digits.startsWith('00') && !isTooLong({ dialingCode: code, number: digits });
  return isPartOfNumber ? digits : digits.replace(/^0/, '');
}
