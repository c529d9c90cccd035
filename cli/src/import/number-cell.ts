/** Number of digits that a spreadsheet shows and stores; further digits are noise of the binary form. */
const MAX_DIGITS = 15;

/**
 * Formats a number of a spreadsheet or of JSON. An integer with more digits than a spreadsheet stores gets an exponent,
 * as spreadsheets show it: it may have been rounded already, so it must not be taken as a key or an amount.
 */
export function toNumberCell(written: string): string {
  const number = Number(written);
  if (!Number.isFinite(number) || written.trim() === '') return written;
  if (Math.abs(number) < 10 ** MAX_DIGITS) return toPlainDecimal(Number(number.toPrecision(MAX_DIGITS)));
  const [, sign = '', digits = ''] = /^(-?)(\d+)$/.exec(written.trim()) ?? [];
  if (digits === '')
    return number
      .toExponential()
      .replace(/e\+(\d)$/, 'e+0$1')
      .toUpperCase();
  return `${sign}${digits[0]}.${digits.slice(1)}E+${digits.length - 1}`;
}

/** Formats a number without an exponent for very small numbers, and without a minus sign for zero. */
function toPlainDecimal(number: number): string {
  const text = String(number);
  return text.includes('e') ? number.toFixed(20).replace(/\.?0+$/, '') : text;
}
