/**
 * Control characters except tab and line breaks: text copied from documents contains them, and no call accepts them.
 * THR-43
 */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu;

/**
 * Characters that override, embed or isolate the writing direction, and can make a text look like another one. THR-45
 */
const BIDI_CONTROL = /[\u202a-\u202e\u2066-\u2069]/g;
/**
 * A visible character: no white space, joiner, filler (`DI`, default ignorable) or blank, and no accent without its
 * letter.
 */
const VISIBLE = /[^\p{DI}\p{Z}\p{Cc}\p{Cf}\p{M}\u2800\u{1d159}]/u;

/** Whether a text has no visible characters; required fields count it as empty. */
export const isBlankText = (text: string): boolean => !VISIBLE.test(text);

/** Direction marks at the ends of a text, where they have no effect. Inside a text Arabic needs them. THR-45 */
const MARKS_AT_ENDS = /^[\u061c\u200e\u200f]+|[\u061c\u200e\u200f]+$/g;

/**
 * Removes characters that change the writing direction. Joiners stay, since Persian and emoji need them, and so do the
 * marks U+200E, U+200F and U+061C inside the text. THR-45
 */
export const stripBidiControls = (text: string): string => text.replace(BIDI_CONTROL, '').replace(MARKS_AT_ENDS, '');

/**
 * Returns the value of a text field: trimmed, without the invisible characters that the gateway would reject or remove.
 * Text without visible characters becomes ''. THR-45
 */
export function trimText(typed: string): string {
  const trimmed = stripBidiControls(stripControls(typed)).trim();
  if (isBlankText(trimmed)) return '';
  return trimmed === typed ? typed : trimText(trimmed);
}

/** Whether a value that is never trimmed can be sent as it is. THR-43 */
export const isSendable = (typed: string): boolean => stripControls(typed) === typed;

const stripControls = (typed: string): string => typed.toWellFormed().replace(CONTROL, '');

/** Counts characters as calls do: a pair of UTF-16 units is one character. */
export const countCharacters = (text: string): number => [...text].length;

/** Returns the first `max` UTF-16 units of a text, without half a character at the cut. */
export const truncateText = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
