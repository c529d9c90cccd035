/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js';

/**
 * An address in ASCII: a local part of letters, digits and some symbols; a domain of 4 to 256 characters; a last label
 * of 2 to 22 letters, or a Punycode label, whose letters `isEmail` checks (D-09). R-5.013 to R-5.015
 */
export const EMAIL_PATTERN =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?=.{4,256}$)(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,22}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])$/;

const ASCII = /^[\0-\x7f]*$/;
/** Allows joiners where Persian and Indic scripts need them as part of a name. */
const DOMAIN =
  /^(?:[\p{L}\p{M}\p{N}·.-]|(?<=\p{M})[\u200c\u200d](?=\p{L})|(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic}))+$/u;
/** A label that begins or ends with a hyphen, checked before encoding because Punycode would hide it. */
const OUTER_HYPHEN = /(?:^|\.)-|-(?:\.|$)/;
const ENCODED = /^xn--/i;
/** A last label of 2 to 22 letters in its own script. */
const LAST_LABEL = /^\p{L}[\p{L}\p{M}]{1,21}$/u;

/**
 * Encodes the domain of an address in Punycode, as mail servers need it: post@пример.рф becomes
 * post@xn--e1afmkfd.xn--p1ai. Anything else is returned unchanged. Browsers and Node encode in different ways, so this
 * function is used in both. D-09
 */
export function toAsciiEmail(address: string): string {
  const [local, domain] = splitEmail(address);
  if (ASCII.test(domain)) return address;
  const name = domain.normalize('NFKC').replaceAll('。', '.').toLowerCase().normalize('NFC');
  return DOMAIN.test(name) && !OUTER_HYPHEN.test(name) ? local + punycode.toASCII(name) : address;
}

/** Decodes the domain of an address for display; an invalid Punycode domain is returned unchanged. */
export function toUnicodeEmail(address: string): string {
  const [local, domain] = splitEmail(address);
  try {
    return local + punycode.toUnicode(domain);
  } catch {
    return address;
  }
}

/** Whether a text is an email address, with a domain in any script. D-09 */
export function isEmail(address: string): boolean {
  const ascii = toAsciiEmail(address);
  if (!EMAIL_PATTERN.test(ascii)) return false;
  const last = ascii.slice(ascii.lastIndexOf('.') + 1);
  return !ENCODED.test(last) || LAST_LABEL.test(decodeLabel(last));
}

/** Whether the local part is ASCII: not every mail server accepts other characters there. D-09 */
export const hasAsciiLocalPart = (address: string): boolean => ASCII.test(splitEmail(address)[0]);

/** Returns an address in the form in which it is compared and counted: trimmed, lower case, with an ASCII domain. */
export const normalizeEmail = (email: string): string => toAsciiEmail(email.trim()).toLowerCase();

/** Splits an address after the at sign. */
function splitEmail(address: string): readonly [local: string, domain: string] {
  const end = address.lastIndexOf('@') + 1;
  return [address.slice(0, end), address.slice(end)];
}

/** Decodes a Punycode label; '' if it is invalid. */
function decodeLabel(label: string): string {
  try {
    return punycode.decode(label.slice('xn--'.length).toLowerCase());
  } catch {
    return '';
  }
}
