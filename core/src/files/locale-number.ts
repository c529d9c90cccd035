import type { DECIMAL_SIGNS } from '../contract/catalogue/import-limits.ts';
import { toAsciiDigits } from '../forms/number-input.ts';

/** The decimal sign of a file. */
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

/** A number as digits with a point before its decimals, or the two readings of an ambiguous text. */
export type LocaleNumber = { readonly value: string } | { readonly readings: readonly [string, string] };

const DECIMAL_PATTERN = '(?:,(?<decimals>\\d+))?$';
/** Thousands separators: points, spaces of any width, apostrophes as in Switzerland, and the Arabic sign. */
const WITH_POINTS = new RegExp(`^(?<whole>-?[1-9]\\d{0,2}(?:\\.\\d{3})+)${DECIMAL_PATTERN}`);
const WITH_SPACES =
  /^(?<whole>-?[1-9]\d{0,2}(?<sign>[ \u00a0\u2009\u202f'\u2019\u066c])\d{3}(?:\k<sign>\d{3})*)(?:[.,](?<decimals>\d+))?$/;
const WITH_DIGITS_ONLY = new RegExp(`^(?<whole>-?\\d+)${DECIMAL_PATTERN}`);
/**
 * A point before three digits may separate thousands or decimals, except after a zero, which never precedes thousands.
 */
const NUMBER_AMBIGUOUS = /^-?[1-9]\d{0,2}\.\d{3}$/;

/**
 * Parses a number from a cell. If the file's decimal sign is a comma, as in files with semicolons, a point is
 * ambiguous. Text that is no number in either reading is returned unchanged.
 */
export function parseLocaleNumber(typed: string, decimal: DecimalSign): LocaleNumber {
  if (decimal === '.') return { value: toAsciiDigits(typed) };
  const text = toAsciiDigits(typed.replaceAll('\u066b', ',')).trim();
  if (NUMBER_AMBIGUOUS.test(text)) return { readings: [text.replace('.', ''), String(Number(text))] };
  const { whole, decimals } =
    (WITH_POINTS.exec(text) ?? WITH_SPACES.exec(text) ?? WITH_DIGITS_ONLY.exec(text))?.groups ?? {};
  if (whole === undefined) return { value: text };
  const digits = whole.replace(/[^\d-]/g, '');
  return { value: decimals === undefined ? digits : `${digits}.${decimals}` };
}
