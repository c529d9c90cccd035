/** Digits that a sheet shows of a number, which is what it keeps; further ones are noise of its binary form. */
const MAX_DIGITS = 15;

/**
 * A number of a sheet or of JSON by its written form. A whole one of more digits than a sheet keeps is given with an exponent, as
 * sheets show it: what stands there may have been rounded before, so no key or amount is made of it.
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

/** Without the exponent of very small numbers, and without the sign of nothing. */
function toPlainDecimal(number: number): string {
  const text = String(number);
  return text.includes('e') ? number.toFixed(20).replace(/\.?0+$/, '') : text;
}
