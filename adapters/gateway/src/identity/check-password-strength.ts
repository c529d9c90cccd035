import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { PRODUCT_NAME } from '@fairhall/core/site/product-name';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The passwords that attackers try first: tens of thousands from leaks, in lower case. */
const PASSWORD_DICTIONARY: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String));
/** Shorter parts of an address, such as `a`, say nothing about a password. */
const MIN_WORD_LENGTH = 3;

const PASSWORD_COMMON: Refusal = { code: '422', message: 'password.refused.common' };
const PASSWORD_FROM_ADDRESS: Refusal = { code: '422', message: 'password.refused.own' };

/** Why a new password for a site is rejected; undefined if it is good. Existing passwords keep working. THR-13 A-10 */
export function checkPasswordStrength(password: string, email: string, siteName = PRODUCT_NAME): Refusal | undefined {
  const folded = password.normalize('NFKC').toLowerCase();
  if (listGuessableWords(email, siteName).some((name) => folded === name || stripEnding(folded) === name))
    return PASSWORD_FROM_ADDRESS;
  return PASSWORD_DICTIONARY.has(folded) || isPattern(folded) ? PASSWORD_COMMON : undefined;
}

/** Words that an attacker guesses next: the parts of the address and the name of the site. */
function listGuessableWords(email: string, siteName: string): readonly string[] {
  const folded = email.toLowerCase();
  const [local = '', domain = ''] = folded.split('@');
  const [tagged = ''] = local.split('+');
  const [company = ''] = domain.split('.');
  const site = siteName.normalize('NFKC').toLowerCase();
  const words = [folded, local, tagged, domain, company, site, site.replaceAll(' ', '')];
  return words.filter((name) => name.length >= MIN_WORD_LENGTH);
}

/** Removes digits and signs at the end: `fairhall2026!` becomes `fairhall`. */
const stripEnding = (text: string): string => text.replace(/[\p{N}\p{P}\p{S}]+$/u, '');

/** One to three repeated characters, or a sequence such as `abcdef` or `654321`. */
function isPattern(text: string): boolean {
  if (/^(.{1,3}?)\1+.{0,2}$/su.test(text) && new Set(text).size <= 3) return true;
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}
