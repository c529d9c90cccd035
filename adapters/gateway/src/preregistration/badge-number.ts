import { randomBytes } from 'node:crypto';
import { INDUSTRIES, type IndustryKey } from '@fairhall/core/site/industries';

/** Crockford's base 32: no letter that looks like a digit. */
const BADGE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** Of exhibitions that have no event code. D-74 */
const DEFAULT_EVENT_CODE = 'REG';

/** The event code and 40 random bits. That no two are alike is seen to by the table. D-31 REL-06 */
export function createBadgeNumber(industry: IndustryKey, random: (size: number) => Uint8Array = randomBytes): string {
  const code = INDUSTRIES[industry].eventCode ?? DEFAULT_EVENT_CODE;
  return code + createRandomLetters(random);
}

/** Another number of the same event, in place of one that was revoked. */
export const createNextBadgeNumber = (before: string): string =>
  before.slice(0, -LENGTH) + createRandomLetters(randomBytes);

const createRandomLetters = (random: (size: number) => Uint8Array): string =>
  Array.from(random(LENGTH), (byte) => BADGE_ALPHABET[byte % BADGE_ALPHABET.length]).join('');

/** A badge number as it is compared: somebody may have typed it in small letters. */
export const normalizeBadgeNumber = (typed: string): string => typed.toUpperCase();
