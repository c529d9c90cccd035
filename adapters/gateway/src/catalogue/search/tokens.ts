import { CODE_HINT, findCodes } from './codes.ts';
import { findMeasures } from './measures.ts';
import { readNumbers } from './numbers.ts';
import { toSimplified } from './to-simplified.ts';

/** How words become lexemes, the same for what is stored and for what is asked. */

const WORD_SEGMENTER = new Intl.Segmenter('en', { granularity: 'word' });
const MAX_LENGTH = 48;

/**
 * Lexemes of a stored text: its words, of Han writing every two neighbouring characters besides, and its codes and measures as
 * they may be asked for.
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
 * Lexemes of a question, in its order. Han writing is asked for by neighbouring characters alone, since a reader's
 * words and the segmenter's are not the same. At most `limit`, so that a long text asks no long question.
 */
export function queryTokens(text: string, limit = 12): readonly string[] {
  const plain = normalizeText(text);
  const tokens = [...new Set(questionWords(plain))];
  const telling = tokens.filter((token) => !isFiller(token));
  return (telling.length === 0 ? tokens : telling).slice(0, limit);
}

/** Words of a normalised question, in its order. */
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

/** What the segmenter takes for one word, told without asking it: asking is most of the time that a text takes. */
const IS_ONE_WORD = /^(?:[a-z0-9]+|[\u0620-\u063f\u0641-\u064a]+)$/;

/**
 * Letters, marks, digits, and a point between digits: nothing that a tsquery could read as its own sign. What a sign has parted
 * stays apart, but for an apostrophe, what is not seen, and the points of "S.A.".
 */
function cleanSegment(segment: string): readonly string[] {
  if (IS_LETTERS_ALONE.test(segment)) return [segment];
  const letters = IS_ABBREVIATION.test(segment) ? segment.replaceAll('.', '') : segment;
  return letters
    .replace(/[\p{Cf}'’‘ʼʹ′׳״]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}.]+|(?<!\p{N})\.|\.(?!\p{N})/u)
    .filter((word) => word !== '');
}

/** A word that is tidy as it stands. */
const IS_LETTERS_ALONE = /^[\p{L}\p{M}\p{N}]+$/u;
const IS_ABBREVIATION = /^\p{L}(?:\.\p{L})+\.?$/u;

function stripArticle(word: string): string {
  const bare = ARABIC_ARTICLE.test(word) ? word.replace(ARABIC_ARTICLE, '') : word;
  return bare.length <= MAX_LENGTH ? bare : [...bare].slice(0, MAX_LENGTH).join('');
}

/** The article, alone or after "and" and "with", where at least three letters are left. */
const ARABIC_ARTICLE = /^[وب]?ال(?=\p{Script=Arabic}{3})/u;

/**
 * One spelling for what reads the same: widths, case, accents, Arabic and Persian letters, traditional and simplified Chinese,
 * digits of every script, and how numbers are written.
 */
export function normalizeText(text: string): string {
  const letters = IS_PLAIN.test(text) ? text.toLowerCase() : normalizeSpelling(text);
  const spaced = HAS_SPACING.test(letters) ? letters.replace(CODE_UNDERSCORE, '-').replace(/[\s_]+/gu, ' ') : letters;
  return readNumbers(spaced).trim();
}

/** An underscore in a code joins its parts, as a hyphen does. */
const CODE_UNDERSCORE = /(?<=[a-z\d])_(?=\d)|(?<=\d)_(?=[a-z\d])/g;

/** What has one spelling, but for its case: ASCII, and the letters of Arabic that nothing else is written for. No Han among it. */
const IS_PLAIN = /^[ -~\u0621\u0627-\u063a\u0641-\u0648\u064a]*$/;
/** Anything between words but single blanks. */
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

/** Signs of trade marks are no letters of a name, though compatibility forms make letters of some. */
const ALL_TRADE_MARKS = /[™℠®©]/g;
/** The sign before a diameter, which some leave out. */
const SIZE_DIAMETER_SIGN = /(?<!\p{L})[øØ⌀∅]\s?(?=\d)/gu;
/** Blanks that hold a number together. */
const NUMBER_SPACE =
  /(?<=(?<![\p{L}\p{N}.,])[1-9]\d{0,2}(?:[\u00a0\u202f\u2009]?\d{3})*)[\u00a0\u202f\u2009](?=\d{3}(?!\d))/gu;
/** "1½" is no eleven halves. */
const NUMBER_FRACTION = /(?<=\p{N})[¼-¾⅐-⅞]/gu;

/** Accents on Latin, Greek and Cyrillic letters; Arabic vowel signs, hamza above and below, superscript alef, tatweel. */
const ALL_ACCENTS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;
const ARABIC_FORMS: Readonly<Record<string, string>> = { ی: 'ي', ى: 'ي', ک: 'ك', ھ: 'ه', ە: 'ه', ٱ: 'ا' };
const ARABIC_LETTERS = new RegExp(`[${Object.keys(ARABIC_FORMS).join('')}]`, 'g');

/** Zeros of the scripts whose digits our languages use; digits follow their zero. */
const SCRIPT_ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x1040, 0x17e0];

function toAsciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  const zero = SCRIPT_ZEROS.find((start) => point >= start && point < start + 10);
  return zero === undefined ? digit : String(point - zero);
}

/** Words that tell nothing of a product; they are stored, but asked for only when there is nothing else. */
const WORD_FILLERS = new Set(
  'a an and by for from in of on or the to with من في مع على إلى او الى و عن'.split(' ').map(normalizeText),
);

export const isFiller = (token: string): boolean => WORD_FILLERS.has(token);
