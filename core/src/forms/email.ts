/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js';

/**
 * An address in ASCII: a local part of letters, digits and some symbols; a domain of 4 to 256 characters; a last label of
 * 2 to 22 letters, or one that stands for letters of another script, which `isEmail` looks at (D-09). R-5.013 to R-5.015
 */
export const EMAIL_PATTERN =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?=.{4,256}$)(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,22}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])$/;

const ASCII = /^[\0-\x7f]*$/;
/** Joiners are letters of a name where Persian and Indic scripts need them to be written. */
const DOMAIN =
  /^(?:[\p{L}\p{M}\p{N}·.-]|(?<=\p{M})[\u200c\u200d](?=\p{L})|(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic}))+$/u;
/** No label begins or ends with a hyphen, also where its code would hide that. */
const OUTER_HYPHEN = /(?:^|\.)-|-(?:\.|$)/;
const ENCODED = /^xn--/i;
/** How many letters the last label of a domain has, in its own script. */
const LAST_LABEL = /^\p{L}[\p{L}\p{M}]{1,21}$/u;

/**
 * An address with its domain as mail servers know it: post@пример.рф is post@xn--e1afmkfd.xn--p1ai. Anything else stays as
 * it is. Browsers and Node have different ways to do this, and one rule has to hold in both. D-09
 */
export function toAsciiEmail(address: string): string {
  const [local, domain] = splitEmail(address);
  if (ASCII.test(domain)) return address;
  const name = domain.normalize('NFKC').replaceAll('。', '.').toLowerCase().normalize('NFC');
  return DOMAIN.test(name) && !OUTER_HYPHEN.test(name) ? local + punycode.toASCII(name) : address;
}

/** An address with its domain as people write it; the same where its code is none. */
export function toUnicodeEmail(address: string): string {
  const [local, domain] = splitEmail(address);
  try {
    return local + punycode.toUnicode(domain);
  } catch {
    return address;
  }
}

/** Whether a text is an email address, in whatever script its domain is written. D-09 */
export function isEmail(address: string): boolean {
  const ascii = toAsciiEmail(address);
  if (!EMAIL_PATTERN.test(ascii)) return false;
  const last = ascii.slice(ascii.lastIndexOf('.') + 1);
  return !ENCODED.test(last) || LAST_LABEL.test(decodeLabel(last));
}

/** Whether all before the at sign is ASCII, which is all that mail servers take there everywhere. D-09 */
export const hasAsciiLocalPart = (address: string): boolean => ASCII.test(splitEmail(address)[0]);

/** An address as it is compared and counted: how its letters are written and the spaces around it make no other address. */
export const normalizeEmail = (email: string): string => toAsciiEmail(email.trim()).toLowerCase();

/** What stands up to the at sign, and the domain after it. */
function splitEmail(address: string): readonly [local: string, domain: string] {
  const end = address.lastIndexOf('@') + 1;
  return [address.slice(0, end), address.slice(end)];
}

/** A label in its own script; '' where its code is none. */
function decodeLabel(label: string): string {
  try {
    return punycode.decode(label.slice('xn--'.length).toLowerCase());
  } catch {
    return '';
  }
}
