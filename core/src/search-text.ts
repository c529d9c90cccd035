import { toAsciiDigits } from './forms/number-input.ts';

/**
 * How every list compares stored texts with typed words. JavaScript normalises both sides: a database converts to lower
 * case by its own collation, so its result would not match ours.
 */

/**
 * Accents of Latin, Greek and Cyrillic, the points of Hebrew, the vowel signs of Arabic and its tatweel, which only
 * stretches a word, and the dot that Hindi writes below borrowed sounds. Vowels and tones of Indic and South-East Asian
 * scripts and the voiced marks of Japanese distinguish words, so they stay.
 */
const MARKS = new RegExp(
  `[${[
    '\\u0300-\\u036f',
    '\\u0483-\\u0489',
    '\\u1ab0-\\u1aff',
    '\\u1dc0-\\u1dff',
    '\\u20d0-\\u20ff',
    '\\ufe20-\\ufe2f',
    '\\u0591-\\u05bd',
    '\\u05bf',
    '\\u05c1\\u05c2',
    '\\u05c4\\u05c5',
    '\\u05c7',
    '\\u0610-\\u061a',
    '\\u0640',
    '\\u064b-\\u065f',
    '\\u0670',
    '\\u06d6-\\u06dc',
    '\\u06df-\\u06e4',
    '\\u06e7\\u06e8',
    '\\u06ea-\\u06ed',
    '\\u093c',
  ].join('')}]`,
  'g',
);
/** Invisible characters: joiners, isolates, direction marks, fillers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
/** The acute accent, which NFKD would turn into a space with an accent, and the blank braille pattern. */
const TEXT_SIGN_REPLACEMENTS: Readonly<Record<string, string>> = { '´': "'", '\u2800': ' ' };
/**
 * Letters that people replace by others when they type, although Unicode does not decompose them; all in lower case.
 */
const TEXT_LETTER_REPLACEMENTS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ə: 'e',
  ǝ: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ɓ: 'b',
  ɖ: 'd',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ς: 'σ',
  ӏ: 'i',
  ی: 'ي',
  ى: 'ي',
  ک: 'ك',
  ھ: 'ه',
  ہ: 'ه',
  ە: 'ه',
  ة: 'ه',
  ٱ: 'ا',
};
const TEXT_LETTER_PATTERN = new RegExp(`[${Object.keys(TEXT_LETTER_REPLACEMENTS).join('')}]`, 'g');
const ASCII = /^[ -~]*$/;

/**
 * Normalises a text: without case, accents, widths, invisible characters and repeated spaces, and with digits of any
 * script as 0-9.
 */
export function normalizeText(text: string): string {
  const letters = ASCII.test(text) ? text.toLowerCase() : normalizeLetters(text);
  return letters.replace(/\s+/g, ' ').trim();
}

const normalizeLetters = (text: string): string =>
  toAsciiDigits(
    text
      .replace(/[´\u2800]/g, (sign) => TEXT_SIGN_REPLACEMENTS[sign] ?? sign)
      .normalize('NFKD')
      .replace(MARKS, '')
      .replace(INVISIBLE, '')
      .toLowerCase(),
  )
    .replace(TEXT_LETTER_PATTERN, (letter) => TEXT_LETTER_REPLACEMENTS[letter] ?? letter)
    .normalize('NFC');

const DASHES = /[\p{Pd}\u2212]/gu;
const APOSTROPHES = /['’‘‛`ʹʻʼʽˈ′]/g;
/** Scripts without spaces between words: people type a space between two names, or none. */
const SCRIPT_WITHOUT_SPACES =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}';
const SCRIPT_SPACE_PATTERN = new RegExp(
  `(?<=[${SCRIPT_WITHOUT_SPACES}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{M}ー]) (?=[${SCRIPT_WITHOUT_SPACES}\\p{Script=Khmer}\\p{Script=Myanmar}])`,
  'gu',
);

/** The normalised search text of a list's row: one line per text, without hyphens and apostrophes. */
export const searchText = (...texts: readonly string[]): string =>
  texts.map((text) => stripHyphens(normalizeText(text)).replace(SCRIPT_SPACE_PATTERN, '')).join('\n');

const stripHyphens = (folded: string): string => folded.replace(DASHES, '').replace(APOSTROPHES, '');

/** A typed word: a text matches if it contains the whole word, or else all of its parts. */
export interface SearchWord {
  readonly whole: string;
  /** The parts between hyphens, as in a badge number; empty if a part is a single character. */
  readonly parts: readonly string[];
}

/**
 * The words of a keyword; a text must contain each of them, in any order. Empty if the keyword has only spaces,
 * separators, hyphens and apostrophes.
 */
export function searchWords(keyword: string): readonly SearchWord[] {
  const words = normalizeText(keyword).split(/[\s,;،、]+/);
  return words
    .map((word) => ({ whole: stripHyphens(word), parts: splitWord(word) }))
    .filter(({ whole }) => whole !== '');
}

function splitWord(word: string): readonly string[] {
  const parts = word.split(DASHES).map(stripHyphens);
  return parts.length > 1 && parts.every((part) => part.length > 1) ? parts : [];
}

/** Whether a text from `searchText` contains all words. */
export const hasWords = (text: string, words: readonly SearchWord[]): boolean =>
  words.every(
    ({ whole, parts }) => text.includes(whole) || (parts.length > 0 && parts.every((part) => text.includes(part))),
  );
