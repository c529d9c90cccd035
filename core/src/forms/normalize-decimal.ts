import { toAsciiDigits } from './number-input.ts';

/** Groups of three digits with one separator, and decimals after another sign. */
const GROUPED =
  /^(?<head>[1-9]\d{0,2})(?<groups>(?<sign>[ ,.'\u2019\u00a0\u202f\u066c])\d{3}(?:\k<sign>\d{3})*)(?:(?!\k<sign>)[.,](?<decimals>\d+))?$/;

/**
 * Writes a typed decimal number with a point and without thousands separators: `5,47`, `1,234.50`, `1.234,50` and
 * `1 234,5` become 5.47, 1234.50, 1234.50 and 1234.5. One comma before three digits separates thousands in one country
 * and decimals in another, so that `1,234` is returned unchanged, as is a text that is no number.
 */
export function normalizeDecimal(typed: string): string {
  const text = toAsciiDigits(typed).trim();
  const { head, groups, decimals } = GROUPED.exec(text)?.groups ?? {};
  if (head === undefined || groups === undefined) return /^\d+,\d+$/.test(text) ? text.replace(',', '.') : text;
  if (decimals === undefined && /^[.,]\d{3}$/.test(groups)) return text;
  const whole = head + groups.replace(/\D/g, '');
  return decimals === undefined ? whole : `${whole}.${decimals}`;
}
