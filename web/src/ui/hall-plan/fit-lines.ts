/** Widths of a character in pixels at 12 px, a little more than the average: CJK characters fill a square. */
const CHARACTER_WIDTH = { narrow: 6.6, wide: 12.5 } as const;
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/u;
/** Room at both sides of a text. */
const SIDES = 6;

const getWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + CHARACTER_WIDTH[WIDE.test(character) ? 'wide' : 'narrow'], 0);

/** Whether a text fits in a box of some pixels. */
export const isFitting = (text: string, width: number): boolean => getWidth(text) + SIDES <= width;

/**
 * Splits a name into lines of some pixels and leaves off the words that do not fit; no lines if the first word does not
 * fit. Words are never cut.
 */
export function splitToFit(name: string, width: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && isFitting(longer, width)) lines[lines.length - 1] = longer;
    else if (lines.length < most && isFitting(word, width)) lines.push(word);
    else break;
  }
  return lines;
}
