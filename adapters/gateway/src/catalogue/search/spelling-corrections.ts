import type { Dictionary } from './dictionary.ts';
import type { DictionaryEntry, Guesses, WordCount } from './dictionary-entry.ts';
import { MIN_FREQUENCY_RATIO } from './dictionary-statements.ts';
import { editDistance } from './edit-distance.ts';
import type { Form, QueryWord } from './query-words.ts';
import type { SearchTarget } from './search-request.ts';
import { isFiller } from './tokens.ts';

/** A word of a question with all that it may be found by. */
export interface ResolvedWord {
  readonly forms: readonly Form[];
  readonly isMeasure: boolean;
  readonly isCode: boolean;
  /** Whether no row holds it as it was typed. */
  readonly isGuessed: boolean;
  /** How many rows hold it anywhere, and how many in their names. */
  readonly rows: Bounds;
  readonly named: Bounds;
}

/** How many rows at the least and at the most; both 0 where nothing holds a word. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** A word that fewer rows hold may be misspelt there too. */
export const MIN_KNOWN_ROWS = 3;
/** So many words that a misspelt one may stand for are tried, all of them equally near. */
const MAX_CORRECTIONS = 3;
/** Each part of a word that was written together. */
const MIN_PART_LENGTH = 3;

/** Words of a question, and what each may be found by. */
export interface ResolvedQuery {
  readonly words: readonly QueryWord[];
  readonly resolved: readonly ResolvedWord[];
}

/**
 * The words of a question, each in every form of its stem that some row holds: neighbours that rows hold as one word are one,
 * and where there are any, the words as they stand come second.
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
  const sumBounds = joinWords(words, known);
  const toResolvedQuery = (some: readonly QueryWord[]): ResolvedQuery => ({
    words: some,
    resolved: some.map((word) => resolveWord(word, selectForms(word, known), known)),
  });
  return sumBounds.length < words.length
    ? [toResolvedQuery(sumBounds), toResolvedQuery(words)]
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

/** A code is asked for as it is; a word with a hyphen is the same without it. */
function toJoinedWord(token: string, parts: readonly QueryWord[]): QueryWord {
  const isCode = /\d/.test(token);
  const apart = parts.map((part) => part.token);
  return { token, forms: isCode ? [[token]] : [[token], apart], loose: [], isMeasure: false, isCode, joined: [] };
}

/** The looser forms of a word that no row holds in any other. */
function selectForms({ forms, loose }: QueryWord, known: ReadonlyMap<string, DictionaryEntry>): readonly Form[] {
  const isFound = (form: Form): boolean => form.every((token) => (known.get(token)?.rows ?? 0) > 0);
  return loose.length === 0 || forms.some(isFound) ? forms : loose;
}

/** The word in these forms, and where it is one lexeme in those of its kin besides. */
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

/** Rows that hold all of some lexemes, by the rows of each. */
const toBounds = (rows: readonly number[]): Bounds => {
  const most = Math.min(...rows);
  return { least: rows.length === 1 ? most : 0, most };
};

/** Rows that hold any of some forms. */
const sumBounds = (forms: readonly Bounds[]): Bounds => ({
  least: Math.max(0, ...forms.map(({ least }) => least)),
  most: forms.reduce((sum, { most }) => sum + most, 0),
});

const removeRepeats = (forms: readonly Form[]): readonly Form[] => [
  ...new Map(forms.map((form) => [form.join(' '), form])).values(),
];

/**
 * The words again, those that nothing or hardly anything holds by what was meant besides: a word that begins so where it
 * may be unfinished, one a typing error away, two that were written as one, one of the same root. `isLastOpen` says that the
 * last word may be unfinished though it is known. A word that stands for nothing at all is left out.
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

/** `rows` hold the word as it was typed. Where any do, it may be unfinished or misspelt, but not two words written as one. */
function listForms(
  token: string,
  { begun, alike, rooted }: Guesses = { begun: [], alike: [], rooted: [] },
  isLast: boolean,
  rows: number,
): readonly Form[] {
  const guessed = [...(isLast ? begun : []), ...rooted, ...findNearest(token, alike, rows)].map(({ word }) => [word]);
  return rows > 0 || guessed.length > 0 ? guessed : splitWord(token);
}

/** Shorter words, and those that some rows hold, are misspelt less often than they are meant. */
const MIN_MISSPELT_LENGTH = { unknown: 4, held: 5 } as const;
/** The words that are the fewest typing errors away; a longer word may have two. */
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

/** A word in two parts, wherever it may have been written together; only what some rows hold counts. */
function splitWord(token: string): readonly Form[] {
  if (!/^\p{L}+$/u.test(token) || /\p{Script=Han}/u.test(token)) return [];
  const letters = [...token];
  return letters
    .map((_, place): Form => [letters.slice(0, place).join(''), letters.slice(place).join('')])
    .filter(([first = '', second = '']) => first.length >= MIN_PART_LENGTH && second.length >= MIN_PART_LENGTH);
}
