import { editDistance } from '../../edit-distance.ts';
import type { Dictionary } from './dictionary.ts';
import type { DictionaryEntry, SpellingGuesses, WordCount } from './dictionary-entry.ts';
import { MIN_FREQUENCY_RATIO } from './dictionary-statements.ts';
import type { Form, QueryWord } from './query-words.ts';
import type { SearchTarget } from './search-request.ts';
import { isFiller } from './tokens.ts';

/** A word of a query with all forms by which it may be found. */
export interface ResolvedWord {
  readonly forms: readonly Form[];
  readonly isMeasure: boolean;
  readonly isCode: boolean;
  /** True if no row holds the word as it was typed. */
  readonly isGuessed: boolean;
  /** Bounds on how many rows hold the word anywhere, and how many in their names. */
  readonly rows: Bounds;
  readonly named: Bounds;
}

/** Lower and upper bound of a number of rows; both 0 if nothing holds the word. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** A word that fewer rows hold may be a misspelling in those rows. */
export const MIN_KNOWN_ROWS = 3;
/** How many corrections of a misspelt word are tried, all equally near. */
const MAX_CORRECTIONS = 3;
/** Minimum length of each part of two words that were written as one. */
const MIN_PART_LENGTH = 3;

/** The words of a query, and the forms by which each may be found. */
export interface ResolvedQuery {
  readonly words: readonly QueryWord[];
  readonly resolved: readonly ResolvedWord[];
}

/**
 * Resolves the words of a query, each into all forms of its stem that rows hold. Neighbours that rows hold as one word
 * are joined; if there are any, the query with separate words comes second.
 */
export async function resolveWords(
  dictionary: Dictionary,
  searched: SearchTarget,
  words: readonly QueryWord[],
  isTurkish: boolean,
): Promise<readonly [ResolvedQuery, ...ResolvedQuery[]]> {
  const lexemes = words.flatMap(({ forms, loose, joined }) =>
    [...forms, ...loose, joined.map(({ token }) => token)].flat(),
  );
  const known = await dictionary.find(searched, [...new Set(lexemes)], isTurkish);
  const joinedWords = joinWords(words, known);
  const toResolvedQuery = (some: readonly QueryWord[]): ResolvedQuery => ({
    words: some,
    resolved: some.map((word) => resolveWord(word, selectForms(word, known), known)),
  });
  return joinedWords.length < words.length
    ? [toResolvedQuery(joinedWords), toResolvedQuery(words)]
    : [toResolvedQuery(words)];
}

function joinWords(words: readonly QueryWord[], known: ReadonlyMap<string, DictionaryEntry>): readonly QueryWord[] {
  const [first, ...others] = words;
  if (first === undefined) return [];
  const one = first.joined.find(({ token }) => (known.get(token)?.rows ?? 0) > 0);
  if (one === undefined) return [first, ...joinWords(others, known)];
  const parts = words.slice(0, one.words);
  return [toJoinedWord(one.token, parts), ...joinWords(words.slice(one.words), known)];
}

/** A code is searched as it is; a word with a hyphen also matches its separate parts. */
function toJoinedWord(token: string, parts: readonly QueryWord[]): QueryWord {
  const isCode = /\d/.test(token);
  const apart = parts.map((part) => part.token);
  return { token, forms: isCode ? [[token]] : [[token], apart], loose: [], isMeasure: false, isCode, joined: [] };
}

/** The forms of a word; its loose forms if no row holds any of the others. */
function selectForms({ forms, loose }: QueryWord, known: ReadonlyMap<string, DictionaryEntry>): readonly Form[] {
  const isFound = (form: Form): boolean => form.every((token) => (known.get(token)?.rows ?? 0) > 0);
  return loose.length === 0 || forms.some(isFound) ? forms : loose;
}

/** A word in these forms; if it is a single lexeme, also in the forms of its related words. */
function resolveWord(
  { isMeasure, isCode }: QueryWord,
  forms: readonly Form[],
  known: ReadonlyMap<string, DictionaryEntry>,
): ResolvedWord {
  const getRows = (token: string): number => known.get(token)?.rows ?? 0;
  const getNamed = (token: string): number => known.get(token)?.named ?? 0;
  const held = forms.filter((form) => form.every((token) => getRows(token) > 0));
  const kin = forms.flatMap(([token = '', ...more]) => (more.length > 0 ? [] : (known.get(token)?.kin ?? [])));
  const others = kin.filter(({ word }) => !held.some(([token]) => token === word));
  return {
    forms: removeRepeats([...held, ...others.map(({ word }) => [word])]),
    isMeasure,
    isCode,
    isGuessed: false,
    rows: sumBounds([
      ...held.map((form) => toBounds(form.map(getRows))),
      ...others.map(({ rows }) => toBounds([rows])),
    ]),
    named: sumBounds([
      ...held.map((form) => toBounds(form.map(getNamed))),
      ...others.map(({ named }) => toBounds([named])),
    ]),
  };
}

/** Bounds on the rows that hold all of some lexemes, from the rows of each. */
const toBounds = (rows: readonly number[]): Bounds => {
  const most = Math.min(...rows);
  return { least: rows.length === 1 ? most : 0, most };
};

/** Bounds on the rows that hold any of some forms. */
const sumBounds = (forms: readonly Bounds[]): Bounds => ({
  least: Math.max(0, ...forms.map(({ least }) => least)),
  most: forms.reduce((sum, { most }) => sum + most, 0),
});

const removeRepeats = (forms: readonly Form[]): readonly Form[] => [
  ...new Map(forms.map((form) => [form.join(' '), form])).values(),
];

/**
 * Replaces words that few or no rows hold by likely corrections: a longer word that starts with it if it may be
 * unfinished, one that is a typing error away, two words that were written as one, or one of the same root.
 * `isLastOpen` means that the last word may be unfinished even if rows hold it. A word without any correction is left
 * out.
 */
export async function correctWords(
  dictionary: Dictionary,
  searched: SearchTarget,
  words: readonly QueryWord[],
  known: readonly ResolvedWord[],
  { isTurkish, isLastOpen }: { readonly isTurkish: boolean; readonly isLastOpen: boolean },
): Promise<readonly ResolvedWord[]> {
  const isLast = (place: number): boolean => place === words.length - 1;
  const getRowsAt = (place: number): number => known[place]?.rows.most ?? 0;
  const isCandidate = (place: number): boolean => getRowsAt(place) < MIN_KNOWN_ROWS || (isLast(place) && isLastOpen);
  const candidates = words.flatMap(({ token }, place): [string, number][] =>
    isCandidate(place) ? [[token, getRowsAt(place)]] : [],
  );
  if (candidates.length === 0) return known;
  const guesses = await dictionary.suggest(searched, new Map(candidates));
  const guessed = words.map(({ token }, place) =>
    isCandidate(place) ? listForms(token, guesses.get(token), isLast(place), getRowsAt(place)) : [],
  );
  const tokens = [...new Set(guessed.flat(2))];
  const held =
    tokens.length === 0 ? new Map<string, DictionaryEntry>() : await dictionary.find(searched, tokens, isTurkish);
  const all = words.map((word, place) =>
    mergeWords(known[place] ?? EMPTY_WORD, resolveWord(word, guessed[place] ?? [], held)),
  );
  const isSame = all.every(({ forms }, place) => forms.length > 0 && forms.length === known[place]?.forms.length);
  return isSame ? known : all.filter(({ forms }) => forms.length > 0);
}

const EMPTY_BOUNDS: Bounds = { least: 0, most: 0 };
const EMPTY_WORD: ResolvedWord = {
  forms: [],
  isMeasure: false,
  isCode: false,
  isGuessed: false,
  rows: EMPTY_BOUNDS,
  named: EMPTY_BOUNDS,
};

const mergeWords = (one: ResolvedWord, other: ResolvedWord): ResolvedWord => ({
  forms: removeRepeats([...one.forms, ...other.forms]),
  isMeasure: one.isMeasure,
  isCode: one.isCode,
  isGuessed: one.forms.length === 0,
  rows: sumBounds([one.rows, other.rows]),
  named: sumBounds([one.named, other.named]),
});

/**
 * `rows` is how many rows hold the word as it was typed. If any do, it may be unfinished or misspelt, but not two words
 * written as one.
 */
function listForms(
  token: string,
  { begun, alike, rooted }: SpellingGuesses = { begun: [], alike: [], rooted: [] },
  isLast: boolean,
  rows: number,
): readonly Form[] {
  const guessed = [...(isLast ? begun : []), ...rooted, ...findNearest(token, alike, rows)].map(({ word }) => [word]);
  return rows > 0 || guessed.length > 0 ? guessed : splitWord(token);
}

/** Shorter words, and words that some rows hold, are more often correct than misspelt. */
const MIN_MISSPELT_LENGTH = { unknown: 4, held: 5 } as const;
/** The words with the fewest typing errors; a longer word may have two. */
function findNearest(token: string, alike: readonly WordCount[], rows: number): readonly WordCount[] {
  const shortest = rows > 0 ? MIN_MISSPELT_LENGTH.held : MIN_MISSPELT_LENGTH.unknown;
  if (token.length < shortest) return [];
  const most = token.length >= 8 ? 2 : 1;
  const near = alike
    .filter((held) => held.rows >= MIN_FREQUENCY_RATIO * rows && !isFiller(held.word))
    .map((held) => ({ ...held, distance: editDistance(token, held.word, most) }))
    .filter(({ distance }) => distance > 0 && distance <= most);
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .sort((one, other) => other.rows - one.rows)
    .slice(0, MAX_CORRECTIONS);
}

/**
 * Splits a word in two at every position, since it may be two words written as one; only splits whose parts rows hold
 * are used.
 */
function splitWord(token: string): readonly Form[] {
  if (!/^\p{L}+$/u.test(token) || /\p{Script=Han}/u.test(token)) return [];
  const letters = [...token];
  return letters
    .map((_, place): Form => [letters.slice(0, place).join(''), letters.slice(place).join('')])
    .filter(([first = '', second = '']) => first.length >= MIN_PART_LENGTH && second.length >= MIN_PART_LENGTH);
}
