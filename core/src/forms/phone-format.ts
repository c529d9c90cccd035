/** A phone number as it is stored: a dialling code and the national number. D-10 */
export interface PhoneNumber {
  /** '' if the country is unknown. */
  readonly dialingCode: string;
  readonly number: string;
}

/** Returns the digits of a dialling code; country lists write it with a plus, and some with a dash. */
export const toDialingDigits = (code: string): string => code.replace(/\D/g, '');

/**
 * Returns a number in E.164 as telephones and files take it, such as +905321234567; only the digits if the country is
 * unknown.
 */
export function toE164({ dialingCode, number }: PhoneNumber): string {
  const code = toDialingDigits(dialingCode);
  return code === '' || number === '' ? number : `+${code}${number}`;
}

/** A dialling code at the start of a number; no code is a prefix of another. */
const CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d)/;

/** Formats a number for display: +90 5321234567. D-10 */
export const formatPhone = (phone: string | PhoneNumber): string =>
  (typeof phone === 'string' ? phone : toE164(phone)).replace(CODE, '+$1 ');
