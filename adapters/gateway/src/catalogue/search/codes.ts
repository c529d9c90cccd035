import { isMeasure, isSize, type Measure } from './measures.ts';

/**
 * Product codes are written as one word, apart, or joined by signs: "VFX-200A", "VFX 200A" and "VFX200A" are the same.
 * A name is stored with its codes joined and also split into runs of letters and digits; a query looks for the joined
 * form of neighbouring words.
 */

/** The separator between a word and the one before it: a joining sign (hyphen or slash), a blank, or anything else. */
export type Gap = 'hyphen' | 'slash' | 'blank' | 'other';

/** Parts of a code with their joining signs, kept as one chunk. */
const CODE_CHUNK = /[a-z0-9]+(?:\.\d+)*(?:[-‐‑‒–—/][a-z0-9]+(?:\.\d+)*)*/g;
const CODE_SEPARATOR = /[-‐‑‒–—/]/;
const ALL_JOINING = new RegExp(CODE_SEPARATOR, 'g');
const RUN = /[a-z]+|\d+(?:\.\d+)*/g;
/** Longer texts are sentences, not codes. */
const MAX_LENGTH = 32;
const MAX_PARTS = 6;

/** Prefixes that are written joined with the next word, apart from it or with a hyphen. */
const WORD_PREFIXES = new Set(['non', 'anti', 'multi', 'semi', 'pre', 'ultra', 'self', 'micro', 'wi', 't', 'e', 'u']);

/** Texts that may yield more lexemes than their words. */
export const CODE_HINT = new RegExp(`\\d|[a-z][-‐‑][a-z]|\\b(?:${[...WORD_PREFIXES].join('|')}) [a-z]`);

interface Chunk {
  readonly parts: readonly string[];
  readonly gaps: readonly Gap[];
}

/** Splits a chunk into parts, each with the separator before it. */
export function splitChunk(chunk: string): Chunk {
  if (!CODE_SEPARATOR.test(chunk)) return { parts: [chunk], gaps: ['other'] };
  const signs = chunk.match(ALL_JOINING) ?? [];
  return {
    parts: chunk.split(CODE_SEPARATOR),
    gaps: ['other', ...signs.map((sign): Gap => (sign === '/' ? 'slash' : 'hyphen'))],
  };
}

/**
 * Lexemes of the codes in a normalised text, besides its words and measures. A number with a separate unit is no part
 * of a code.
 */
export function findCodes(plain: string, measures: readonly Measure[]): readonly string[] {
  const isMeasured = (from: number, to: number): boolean => measures.some(({ at, end }) => at <= from && to <= end);
  const isUnitApart = (from: number, to: number): boolean => measures.some(({ at, end }) => at === from && end > to);
  const found: string[] = [];
  let before = { text: '', at: 0, end: -1 };
  for (const text of plain.match(CODE_CHUNK) ?? []) {
    const at = plain.indexOf(text, before.end);
    const end = at + text.length;
    const isNext = at === before.end + 1 && plain[before.end] === ' ';
    if (isNext && (HAS_DIGIT.test(before.text) || HAS_DIGIT.test(text) || WORD_PREFIXES.has(before.text))) {
      const isOther = isMeasured(before.at, end) || isUnitApart(at, end);
      if (!isOther) found.push(...joinChunks(splitChunk(before.text), splitChunk(text)));
    }
    if (HAS_CODE_SHAPE.test(text)) {
      const chunk = splitChunk(text);
      for (const part of chunk.parts) found.push(...splitPart(part));
      if (chunk.parts.length > 1 && !isMeasured(at, end)) found.push(...joinParts(chunk));
      if (CODE_DOTTED.test(text)) found.push(...limitLength(text.replace(/[^a-z0-9]/g, '')));
    }
    before = { text, at, end };
  }
  return found;
}

/** A part number with points, as in "AB.123.45/6". */
const CODE_DOTTED = /^[a-z]{1,5}\d*\.\d/;
const HAS_DIGIT = /\d/;
/** Whether a chunk has parts, or one part has letters and digits. */
const HAS_CODE_SHAPE = /[a-z]\.?\d|\d[a-z]|[-‐‑‒–—/]/;

/**
 * Lexemes of one part alone: its runs of letters and digits, and if it is or contains a size, the numbers of the size
 * and the size of the first two.
 */
function splitPart(part: string): readonly string[] {
  const runs = UNIT_OF_AREA.test(part) ? [] : (part.match(RUN) ?? []);
  if (runs.length < 2) return [];
  const telling = [...runs.filter((run) => run.length > 1), ...joinLettersWithNumbers(runs)];
  const numbers = part.split(/(?<=\d)x(?=\d)/);
  if (numbers.length === 1) return telling;
  const [first = '', second = ''] = numbers;
  return [...numbers, ...(numbers.length > 2 ? [`${first}x${second}`] : []), ...numbers.flatMap(splitPart), ...telling];
}

/** "S235" of "S235JR" and "R16" of "55R16": letters with the number that follows, if the part has more than these. */
const joinLettersWithNumbers = (runs: readonly string[]): readonly string[] =>
  runs.length < 3
    ? []
    : runs.slice(1).flatMap((run, place) => {
        const before = runs[place] ?? '';
        return IS_LETTERS.test(before) && DIGITS.test(run) ? [before + run] : [];
      });

/** Units such as m2: their digit says nothing about the product. */
const UNIT_OF_AREA = /^[a-z]{1,2}[23]$/;

/** All parts joined, and if there are more than two, every two neighbours joined. */
function joinParts({ parts, gaps }: Chunk): readonly string[] {
  if (parts.length < 2 || parts.length > MAX_PARTS) return [];
  const joinRange = (from: number, to: number): readonly string[] => {
    const inner = parts.slice(from, to);
    const all = inner
      .slice(1)
      .every((part, place) => isJoined(inner[place] ?? '', part, gaps[from + place + 1] ?? 'other'));
    return all || isNumberOfParts(inner, gaps.slice(from + 1, to)) ? limitLength(inner.join('')) : [];
  };
  const pairs = parts.length > 2 ? parts.slice(1).flatMap((_, place) => joinRange(place, place + 2)) : [];
  return [...joinRange(0, parts.length), ...pairs, ...repeatLetters(parts, gaps)];
}

/** Repeats the letters of the first part: "DN15/20" are two sizes, DN15 and DN20. */
function repeatLetters([first = '', ...others]: readonly string[], [, ...gaps]: readonly Gap[]): readonly string[] {
  const [, letters] = /^([a-z]{1,4})\d+$/.exec(first) ?? [];
  return letters === undefined
    ? []
    : others.filter((part, place) => gaps[place] === 'slash' && /^\d+$/.test(part)).map((part) => letters + part);
}

/** Part numbers that use hyphens only, such as NSNs; two short numbers are a range instead. */
const isNumberOfParts = (parts: readonly string[], gaps: readonly Gap[]): boolean =>
  parts.join('').length >= 6 &&
  gaps.every((gap) => gap === 'hyphen') &&
  parts.every((part) => /^[a-z]*\d*[a-z]*$/.test(part)) &&
  parts.filter((part) => HAS_DIGIT.test(part)).length > 1;

/** Joins two chunks with a blank between them: by their neighbouring parts, and as a whole. */
function joinChunks(one: Chunk, other: Chunk): readonly string[] {
  const [last = ''] = one.parts.slice(-1);
  const [first = ''] = other.parts;
  if (!isJoined(last, first, 'blank')) return [];
  const [size = ''] = first.split(/(?<=\d)x(?=\d)/);
  if (one.parts.length === 1 && other.parts.length === 1 && size === first) return limitLength(last + first);
  const before = new Set([
    last,
    ...(one.parts.length > 1 && one.parts.length <= MAX_PARTS ? [one.parts.join('')] : []),
  ]);
  const following = new Set([first, size, ...(other.parts.length <= MAX_PARTS ? [other.parts.join('')] : [])]);
  return [...before].flatMap((start) => [...following].flatMap((end) => limitLength(start + end)));
}

const limitLength = (code: string): readonly string[] => (code.length <= MAX_LENGTH ? [code] : []);

const IS_LETTERS = /^[a-z]+$/;
const DIGITS = /^[\d.]+$/;
/** Short words that are no part of a code even beside a number. */
const NO_CODES = new Set(
  'a an and at by for from in is it of on or per set the to up with box pack pcs ve ile x no for plus max min'.split(
    ' ',
  ),
);

/** Whether two neighbouring words may be one code, or one hyphenated word. */
export function isJoined(one: string, other: string, gap: Gap): boolean {
  if (gap === 'other' || !IS_ASCII_WORD.test(one) || !IS_ASCII_WORD.test(other)) return false;
  if (IS_LETTERS.test(one) && IS_LETTERS.test(other))
    return gap === 'hyphen' || (gap === 'blank' && WORD_PREFIXES.has(one));
  if (DIGITS.test(one) && DIGITS.test(other)) return false;
  if (gap !== 'blank') return true;
  if (IS_LETTERS.test(one)) return one.length <= (isSize(other) ? 2 : 5) && !NO_CODES.has(one) && /^\d/.test(other);
  if (IS_LETTERS.test(other)) return other.length <= 3 && !NO_CODES.has(other);
  if (DIGITS.test(one) && /^[a-z]{1,2}\d+$/.test(other)) return true;
  return /^\d.*[a-z]/.test(other) && !isMeasure(other) && !isMeasure(one);
}

const IS_ASCII_WORD = /^[a-z0-9]+(?:\.\d+)*$/;

/** Whether neighbouring words are a part number that is written in several parts. */
export const isPartNumber = isNumberOfParts;

/** Whether a word is a code: letters with digits, or a number of at least four digits. */
export const isCode = (token: string): boolean => /\d/.test(token) && !isMeasure(token);

/** Splits of a code that no row holds as a whole: at the sign of a size, else where letters and digits meet. */
export function codeParts(token: string): readonly (readonly string[])[] {
  const numbers = token.split(/(?<=\d)x(?=\d)/);
  if (numbers.length > 1) return [numbers];
  const runs = isSize(token) ? [] : (token.match(RUN) ?? []);
  if (runs.length < 2 || runs.length > 5 || runs.join('') !== token) return [];
  return runs.slice(1).map((_, place) => [runs.slice(0, place + 1).join(''), runs.slice(place + 1).join('')]);
}
