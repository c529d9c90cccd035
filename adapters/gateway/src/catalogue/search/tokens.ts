import { CODE_HINT, findCodes } from './codes.ts';
import { findMeasures } from './measures.ts';
import { readNumbers } from './numbers.ts';
import { toSimplified } from './to-simplified.ts';

/** Converts words to lexemes, in the same way for stored texts and for queries. */

const WORD_SEGMENTER = new Intl.Segmenter('en', { granularity: 'word' });
const MAX_LENGTH = 48;

/**
 * Lexemes of a stored text: its words, for Han text also every pair of neighbouring characters, and its codes and
 * measures in the forms that queries use.
 */
export function documentTokens(text: string): readonly string[] {
  const plain = normalizeText(text);
  const words = splitWords(plain);
  if (!IS_PLAIN.test(plain)) words.push(...findHanRuns(plain).flatMap(toBigrams));
  if (CODE_HINT.test(plain)) {
    const measures = findMeasures(plain);
    words.push(...findCodes(plain, measures), ...measures.flatMap(({ lexemes }) => lexemes));
  }
  return [...new Set(words)];
}

/**
 * Lexemes of a query, in its order. Han text is searched only by pairs of neighbouring characters, since users and the
 * segmenter split words differently. Returns at most `limit`, so that a long text does not make a long query.
 */
export function queryTokens(text: string, limit = 12): readonly string[] {
  const plain = normalizeText(text);
  const tokens = [...new Set(questionWords(plain))];
  const telling = tokens.filter((token) => !isFiller(token));
  return (telling.length === 0 ? tokens : telling).slice(0, limit);
}

/** Words of a normalised query, in its order. */
export const questionWords = (plain: string): readonly string[] =>
  splitWords(plain.replaceAll(ALL_HAN_RUNS, (run) => ` ${toBigrams(run).join(' ')} `));

const ALL_HAN_RUNS = /\p{Script=Han}+/gu;
const findHanRuns = (text: string): readonly string[] => text.match(ALL_HAN_RUNS) ?? [];

function toBigrams(run: string): readonly string[] {
  const characters = [...run];
  return characters.length === 1
    ? characters
    : characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

function splitWords(plain: string): string[] {
  const words: string[] = [];
  for (const part of plain.split(' ')) {
    if (IS_ONE_WORD.test(part) || IS_FEW_HAN.test(part)) words.push(stripArticle(part));
    else
      for (const { segment, isWordLike } of WORD_SEGMENTER.segment(part))
        if (isWordLike === true) words.push(...cleanSegment(segment).map(stripArticle));
  }
  return words;
}

const IS_FEW_HAN = /^\p{Script=Han}{1,2}$/u;

/** Texts that the segmenter is known to treat as one word: calling it takes most of the time of a text. */
const IS_ONE_WORD = /^(?:[a-z0-9]+|[\u0620-\u063f\u0641-\u064a]+)$/;

/**
 * Keeps letters, marks, digits and a point between digits, so that a tsquery cannot read anything as its own syntax.
 * Other signs split a word, except apostrophes, invisible characters, and the points of "S.A.".
 */
function cleanSegment(segment: string): readonly string[] {
  if (IS_LETTERS_ALONE.test(segment)) return [segment];
  const letters = IS_ABBREVIATION.test(segment) ? segment.replaceAll('.', '') : segment;
  return letters
    .replace(/[\p{Cf}'’‘ʼʹ′׳״]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}.]+|(?<!\p{N})\.|\.(?!\p{N})/u)
    .filter((word) => word !== '');
}

/** A word that needs no cleaning. */
const IS_LETTERS_ALONE = /^[\p{L}\p{M}\p{N}]+$/u;
const IS_ABBREVIATION = /^\p{L}(?:\.\p{L})+\.?$/u;

function stripArticle(word: string): string {
  const bare = ARABIC_ARTICLE.test(word) ? word.replace(ARABIC_ARTICLE, '') : word;
  return bare.length <= MAX_LENGTH ? bare : [...bare].slice(0, MAX_LENGTH).join('');
}

/** The Arabic article, alone or after "and" or "with", if at least three letters remain. */
const ARABIC_ARTICLE = /^[وب]?ال(?=\p{Script=Arabic}{3})/u;

/**
 * Gives texts that read the same one spelling: widths, case, accents, Arabic and Persian letters, traditional and
 * simplified Chinese, digits of every script, and numbers.
 */
export function normalizeText(text: string): string {
  const letters = IS_PLAIN.test(text) ? text.toLowerCase() : normalizeSpelling(text);
  const spaced = HAS_SPACING.test(letters) ? letters.replace(CODE_UNDERSCORE, '-').replace(/[\s_]+/gu, ' ') : letters;
  return readNumbers(spaced).trim();
}

/** An underscore in a code joins its parts, like a hyphen. */
const CODE_UNDERSCORE = /(?<=[a-z\d])_(?=\d)|(?<=\d)_(?=[a-z\d])/g;

/** Characters that need no normalisation besides case: ASCII, and Arabic letters without variants. Contains no Han. */
const IS_PLAIN = /^[ -~\u0621\u0627-\u063a\u0641-\u0648\u064a]*$/;
/** Any spacing other than single blanks. */
const HAS_SPACING = /[^\S ]|_| {2}/;

const normalizeSpelling = (text: string): string =>
  toSimplified(
    text
      .replace(ALL_TRADE_MARKS, ' ')
      .replace(SIZE_DIAMETER_SIGN, ' ')
      .replace(NUMBER_SPACE, '')
      .replace(NUMBER_FRACTION, ' $&')
      .normalize('NFKC'),
  )
    .toLowerCase()
    .normalize('NFD')
    .replace(ALL_ACCENTS, '')
    .normalize('NFC')
    .replace(ARABIC_LETTERS, (letter) => ARABIC_FORMS[letter] ?? letter)
    .replace(/ı/g, 'i')
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replaceAll('\u2044', '/');

/** Trade mark signs are not part of a name, but compatibility forms would turn some into letters. */
const ALL_TRADE_MARKS = /[™℠®©]/g;
/** The diameter sign, which some texts leave out. */
const SIZE_DIAMETER_SIGN = /(?<!\p{L})[øØ⌀∅]\s?(?=\d)/gu;
/** Spaces that group the digits of a number. */
const NUMBER_SPACE =
  /(?<=(?<![\p{L}\p{N}.,])[1-9]\d{0,2}(?:[\u00a0\u202f\u2009]?\d{3})*)[\u00a0\u202f\u2009](?=\d{3}(?!\d))/gu;
/** "1½" is not 11/2: a fraction after a digit is separated from it. */
const NUMBER_FRACTION = /(?<=\p{N})[¼-¾⅐-⅞]/gu;

/** Accents on Latin, Greek and Cyrillic letters; Arabic vowel signs, hamza above and below, superscript alef, tatweel. */
const ALL_ACCENTS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;
const ARABIC_FORMS: Readonly<Record<string, string>> = { ی: 'ي', ى: 'ي', ک: 'ك', ھ: 'ه', ە: 'ه', ٱ: 'ا' };
const ARABIC_LETTERS = new RegExp(`[${Object.keys(ARABIC_FORMS).join('')}]`, 'g');

/** The zeros of the scripts whose digits our languages use; the other digits follow their zero. */
const SCRIPT_ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x1040, 0x17e0];

function toAsciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  const zero = SCRIPT_ZEROS.find((start) => point >= start && point < start + 10);
  return zero === undefined ? digit : String(point - zero);
}

/** Words that say nothing about a product; they are stored, but searched only if a query has no others. */
const WORD_FILLERS = new Set(
  'a an and by for from in of on or the to with من في مع على إلى او الى و عن'.split(' ').map(normalizeText),
);

export const isFiller = (token: string): boolean => WORD_FILLERS.has(token);
