import { randomBytes } from 'node:crypto';
import { INDUSTRIES, type IndustryKey } from '@fairhall/core/site/industries';

/** Crockford's base 32: no letter that looks like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** Of exhibitions that have no event code. D-74 */
const WITHOUT_CODE = 'REG';

/** The event code and 40 random bits. That no two are alike is seen to by the table. D-31 REL-06 */
export function newBadgeNumber(industry: IndustryKey, random: (size: number) => Uint8Array = randomBytes): string {
  const code = INDUSTRIES[industry].eventCode ?? WITHOUT_CODE;
  return code + randomLetters(random);
}

/** Another number of the same event, in place of one that was revoked. */
export const nextBadgeNumber = (before: string): string => before.slice(0, -LENGTH) + randomLetters(randomBytes);

const randomLetters = (random: (size: number) => Uint8Array): string =>
  Array.from(random(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** A badge number as it is compared: somebody may have typed it in small letters. */
export const normalBadgeNumber = (typed: string): string => typed.toUpperCase();
