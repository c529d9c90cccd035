const ASCII = /^[ -~]*$/;

/** Converts digits of every script, and the Arabic decimal point and minus sign, to ASCII. D-89 */
export function toAsciiDigits(typed: string): string {
  if (ASCII.test(typed)) return typed;
  return typed
    .replace(/\p{Nd}/gu, (digit) => String(getDigitValue(digit.codePointAt(0) ?? 0)))
    .replace(/\u066b/g, '.')
    .replace(/[\u2212\uff0d]/g, '-');
}

/** Filters numeric input: keeps a leading minus, digits, and the first decimal point. */
export function toNumericText(typed: string): string {
  const digits = toAsciiDigits(typed.trim());
  const sign = digits.startsWith('-') ? '-' : '';
  const [whole = '', ...parts] = digits.replace(/[^\d.]/g, '').split('.');
  return sign + (parts.length === 0 ? whole : `${whole}.${parts.join('')}`);
}

/** A whole number of one or more, without leading zeros. */
export const NUMBER_PATTERN = /^[1-9][0-9]*$/;

/**
 * Returns the value of a digit of any script. Unicode lists the digits of a script consecutively from zero to nine, so
 * the value is the distance from the first of them.
 */
function getDigitValue(codePoint: number): number {
  let start = codePoint;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return (codePoint - start) % 10;
}
