import { randomBytes } from 'node:crypto';
import { getEventCode } from '@fairhall/core/site/event-codes';
import type { IndustryKey } from '@fairhall/core/site/industries';

/** Crockford's base 32: no letter looks like a digit. */
const BADGE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** For exhibitions without an event code. D-74 */
const DEFAULT_EVENT_CODE = 'REG';

/** The event code and 40 random bits. The table's unique index rejects duplicates. D-31 REL-06 */
export function createBadgeNumber(industry: IndustryKey, random: (size: number) => Uint8Array = randomBytes): string {
  const code = getEventCode(industry) ?? DEFAULT_EVENT_CODE;
  return code + createRandomLetters(random);
}

/** Creates a new number with the same event code, to replace a revoked one. */
export const createNextBadgeNumber = (before: string): string =>
  before.slice(0, -LENGTH) + createRandomLetters(randomBytes);

const createRandomLetters = (random: (size: number) => Uint8Array): string =>
  Array.from(random(LENGTH), (byte) => BADGE_ALPHABET[byte % BADGE_ALPHABET.length]).join('');

/** Normalises a badge number for comparison, since it may be typed in lower case. */
export const normalizeBadgeNumber = (typed: string): string => typed.toUpperCase();
