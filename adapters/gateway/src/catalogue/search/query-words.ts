import { queryTokens } from './tokens.ts';

/** Lexemes that stand for a word together: most often the word alone, "20" and "v" for "20v". */
export type Form = readonly string[];

/** A word of a question. A row holds it that holds all of any of its forms. */
export interface QueryWord {
  readonly token: string;
  readonly forms: readonly Form[];
  /** Whether it only says how much or how large: where no row has all words, these are missed least. */
  readonly isMeasure: boolean;
}

/** Longer questions are read up to here. */
const LONGEST = 400;

/** The words of a question in its order, at most a dozen; a number and its unit are one word, however they are written. */
export function queryWords(text: string): readonly QueryWord[] {
  const tokens = queryTokens(text.slice(0, LONGEST));
  const words: QueryWord[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const [token = '', next = ''] = tokens.slice(place, place + 2);
    const parted = IS_NUMBER.test(token) && UNITS.has(next);
    words.push(parted ? measure(token, next) : wordOf(token));
    if (parted) place += 1;
  }
  return words;
}

const IS_NUMBER = /^\d+(\.\d+)?$/;
const GLUED = /^(\d+(?:\.\d+)?)(\p{L}+)$/u;
const UNITS = new Set(
  'v w kw kwh wh a ah mah va hz khz k lm db bar mm cm m km inch in ft g kg gsm oz lb ml l ltr gb mb tb pcs'.split(' '),
);

function wordOf(token: string): QueryWord {
  const [, number = '', unit = ''] = GLUED.exec(token) ?? [];
  return UNITS.has(unit)
    ? measure(number, unit)
    : { token, forms: [[token]], isMeasure: IS_NUMBER.test(token) || GLUED.test(token) };
}

const measure = (number: string, unit: string): QueryWord => ({
  token: `${number}${unit}`,
  forms: [[`${number}${unit}`], [number, unit]],
  isMeasure: true,
});
