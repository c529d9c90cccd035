/** A number as it is stored: a country's code, and the national number as it stands behind it. D-10 */
export interface PhoneNumber {
  /** '' where no country is known. */
  readonly dialingCode: string;
  readonly number: string;
}

/** The digits of a country's code: lists write it with a plus, and some with a dash. */
export const toDialingDigits = (code: string): string => code.replace(/\D/g, '');

/** A number as telephones and files take it, +905321234567; its digits alone where no country is known. */
export function toE164({ dialingCode, number }: PhoneNumber): string {
  const code = toDialingDigits(dialingCode);
  return code === '' || number === '' ? number : `+${code}${number}`;
}

/** A dialling code at the beginning of a number; none begins another one. */
const CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d)/;

/** How a number is shown everywhere: +90 5321234567. D-10 */
export const formatPhone = (phone: string | PhoneNumber): string =>
  (typeof phone === 'string' ? phone : toE164(phone)).replace(CODE, '+$1 ');
