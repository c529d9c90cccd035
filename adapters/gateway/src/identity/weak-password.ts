import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Tried first by whoever guesses: tens of thousands of passwords from leaks, in small letters. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String));
const SITE_NAME = 'fairhall';
/** Shorter parts of an address, such as `a`, say nothing about a password. */
const PART_MIN = 3;

const COMMON_PASSWORD: Refusal = { code: '422', message: 'password.refused.common' };
const OWN_PASSWORD: Refusal = { code: '422', message: 'password.refused.own' };

/** Why a new password cannot be taken, or undefined. Passwords that are set already keep working. THR-13 A-10 */
export function weakPasswordRefusal(password: string, email: string): Refusal | undefined {
  const folded = password.normalize('NFKC').toLowerCase();
  if (guessableWords(email).some((name) => folded === name || withoutEnding(folded) === name)) return OWN_PASSWORD;
  return COMMON.has(folded) || isPattern(folded) ? COMMON_PASSWORD : undefined;
}

/** What an address and the site are called, which is guessed next. */
function guessableWords(email: string): readonly string[] {
  const folded = email.toLowerCase();
  const [local = '', domain = ''] = folded.split('@');
  const [tagged = ''] = local.split('+');
  const [company = ''] = domain.split('.');
  return [folded, local, tagged, domain, company, SITE_NAME].filter((name) => name.length >= PART_MIN);
}

/** Without digits and signs at the end: `fairhall2026!` is `fairhall`. */
const withoutEnding = (text: string): string => text.replace(/[\p{N}\p{P}\p{S}]+$/u, '');

/** One to three characters again and again, or a row such as `abcdef` or `654321`. */
function isPattern(text: string): boolean {
  if (/^(.{1,3}?)\1+.{0,2}$/su.test(text) && new Set(text).size <= 3) return true;
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, place) => code - (codes[place] ?? 0));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}
