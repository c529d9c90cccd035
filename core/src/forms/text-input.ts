/** Control characters, but for tab and line breaks: text copied from documents has some, and no call takes them. THR-43 */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;

/** What overrides, embeds or isolates the writing direction: with it a text shows as another one. THR-45 */
const BIDI_CONTROL = /[\u202a-\u202e\u2066-\u2069]/g;
/** What shows something: no white space, joiner, filler (`DI`, default ignorable) or blank, and no accent without its letter. */
const VISIBLE = /[^\p{DI}\p{Z}\p{Cc}\p{Cf}\p{M}\u2800\u{1d159}]/u;

/** Whether nobody would see anything of a text: required fields count it as empty. */
export const isBlankText = (text: string): boolean => !VISIBLE.test(text);

/** Marks of a direction. Inside a text they are needed to write Arabic; at its ends they do nothing. THR-45 */
const MARKS_AT_ENDS = /^[\u061c\u200e\u200f]+|[\u061c\u200e\u200f]+$/g;

/**
 * A text without what turns its writing direction. Joiners stay, which Persian and emoji are written with, and so do the
 * marks U+200E, U+200F and U+061C inside it. THR-45
 */
export const stripBidiControls = (text: string): string => text.replace(BIDI_CONTROL, '').replace(MARKS_AT_ENDS, '');

/**
 * The value of a text field: what was typed, without white space around it, and without what no text may hold, which
 * nobody can see and the gateway would refuse or remove; a text that shows nothing is empty. THR-45
 */
export function trimText(typed: string): string {
  const trimmed = stripBidiControls(stripControls(typed)).trim();
  if (isBlankText(trimmed)) return '';
  return trimmed === typed ? typed : trimText(trimmed);
}

/** Whether a text can be sent as it is, for what is never trimmed. THR-43 */
export const isSendable = (typed: string): boolean => stripControls(typed) === typed;

const stripControls = (typed: string): string => typed.toWellFormed().replace(CONTROL, '');

/** How many characters a text has, counted as calls count them: one that takes two units of UTF-16 is one. */
export const countCharacters = (text: string): number => [...text].length;

/** The first `max` UTF-16 units of a text, without half a character at the end where it is cut. */
export const truncateText = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max).replace(/[\ud800-\udbff]$/, '');

const ASCII = /^[ -~]*$/;

/** Digits of every script, and the Arabic decimal point and minus sign, as ASCII. D-89 */
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
 * The value of a digit of any script: Unicode lists a script's digits from zero to nine in a row, so it is the distance
 * from the first of the row.
 */
function getDigitValue(codePoint: number): number {
  let start = codePoint;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return (codePoint - start) % 10;
}
