import type { Dictionary } from './dictionary.ts';
import { FAR_MORE } from './dictionary-statements.ts';
import { editDistance } from './edit-distance.ts';
import type { Guesses, HeldWord, Known } from './known.ts';
import type { Form, QueryWord } from './query-words.ts';
import type { Searched } from './search-request.ts';
import { isFiller } from './tokens.ts';

/** A word of a question with all that it may be found by. */
export interface MeantWord {
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
export const HARDLY_KNOWN = 3;
/** So many words that a misspelt one may stand for are tried, all of them equally near. */
const NEAREST = 3;
/** Each part of a word that was written together. */
const SHORTEST_PART = 3;

/** Words of a question, and what each may be found by. */
export interface KnownWords {
  readonly words: readonly QueryWord[];
  readonly known: readonly MeantWord[];
}

/**
 * The words of a question, each in every form of its stem that some row holds: neighbours that rows hold as one word are one,
 * and where there are any, the words as they stand come second.
 */
export async function knownWords(
  dictionary: Dictionary,
  searched: Searched,
  words: readonly QueryWord[],
  isTurkish: boolean,
): Promise<readonly [KnownWords, ...KnownWords[]]> {
  const lexemes = words.flatMap(({ forms, loose, joined }) =>
    [...forms, ...loose, joined.map(({ token }) => token)].flat(),
  );
  const known = await dictionary.known(searched, [...new Set(lexemes)], isTurkish);
  const together = joinedWords(words, known);
  const way = (some: readonly QueryWord[]): KnownWords => ({
    words: some,
    known: some.map((word) => meant(word, heldForms(word, known), known)),
  });
  return together.length < words.length ? [way(together), way(words)] : [way(words)];
}

function joinedWords(words: readonly QueryWord[], known: ReadonlyMap<string, Known>): readonly QueryWord[] {
  const [first, ...others] = words;
  if (first === undefined) return [];
  const one = first.joined.find(({ token }) => (known.get(token)?.rows ?? 0) > 0);
  if (one === undefined) return [first, ...joinedWords(others, known)];
  const parts = words.slice(0, one.words);
  return [asOne(one.token, parts), ...joinedWords(words.slice(one.words), known)];
}

/** A code is asked for as it is; a word with a hyphen is the same without it. */
function asOne(token: string, parts: readonly QueryWord[]): QueryWord {
  const isCode = /\d/.test(token);
  const apart = parts.map((part) => part.token);
  return { token, forms: isCode ? [[token]] : [[token], apart], loose: [], isMeasure: false, isCode, joined: [] };
}

/** The looser forms of a word that no row holds in any other. */
function heldForms({ forms, loose }: QueryWord, known: ReadonlyMap<string, Known>): readonly Form[] {
  const isHeld = (form: Form): boolean => form.every((token) => (known.get(token)?.rows ?? 0) > 0);
  return loose.length === 0 || forms.some(isHeld) ? forms : loose;
}

/** The word in these forms, and where it is one lexeme in those of its kin besides. */
function meant({ isMeasure, isCode }: QueryWord, forms: readonly Form[], known: ReadonlyMap<string, Known>): MeantWord {
  const rowsOf = (token: string): number => known.get(token)?.rows ?? 0;
  const namedOf = (token: string): number => known.get(token)?.named ?? 0;
  const held = forms.filter((form) => form.every((token) => rowsOf(token) > 0));
  const kin = forms.flatMap(([token = '', ...more]) => (more.length > 0 ? [] : (known.get(token)?.kin ?? [])));
  const others = kin.filter(({ word }) => !held.some(([token]) => token === word));
  return {
    forms: distinct([...held, ...others.map(({ word }) => [word])]),
    isMeasure,
    isCode,
    isGuessed: false,
    rows: together([...held.map((form) => bounds(form.map(rowsOf))), ...others.map(({ rows }) => bounds([rows]))]),
    named: together([...held.map((form) => bounds(form.map(namedOf))), ...others.map(({ named }) => bounds([named]))]),
  };
}

/** Rows that hold all of some lexemes, by the rows of each. */
const bounds = (rows: readonly number[]): Bounds => {
  const most = Math.min(...rows);
  return { least: rows.length === 1 ? most : 0, most };
};

/** Rows that hold any of some forms. */
const together = (forms: readonly Bounds[]): Bounds => ({
  least: Math.max(0, ...forms.map(({ least }) => least)),
  most: forms.reduce((sum, { most }) => sum + most, 0),
});

const distinct = (forms: readonly Form[]): readonly Form[] => [
  ...new Map(forms.map((form) => [form.join(' '), form])).values(),
];

/**
 * The words again, those that nothing or hardly anything holds by what was meant besides: a word that begins so where it
 * may be unfinished, one a typing error away, two that were written as one, one of the same root. `isLastOpen` says that the
 * last word may be unfinished though it is known. A word that stands for nothing at all is left out.
 */
export async function meantWords(
  dictionary: Dictionary,
  searched: Searched,
  words: readonly QueryWord[],
  known: readonly MeantWord[],
  { isTurkish, isLastOpen }: { readonly isTurkish: boolean; readonly isLastOpen: boolean },
): Promise<readonly MeantWord[]> {
  const isLast = (place: number): boolean => place === words.length - 1;
  const rowsAt = (place: number): number => known[place]?.rows.most ?? 0;
  const isAsked = (place: number): boolean => rowsAt(place) < HARDLY_KNOWN || (isLast(place) && isLastOpen);
  const asked = words.flatMap(({ token }, place): [string, number][] =>
    isAsked(place) ? [[token, rowsAt(place)]] : [],
  );
  if (asked.length === 0) return known;
  const guesses = await dictionary.guess(searched, new Map(asked));
  const guessed = words.map(({ token }, place) =>
    isAsked(place) ? formsOf(token, guesses.get(token), isLast(place), rowsAt(place)) : [],
  );
  const tokens = [...new Set(guessed.flat(2))];
  const held = tokens.length === 0 ? new Map<string, Known>() : await dictionary.known(searched, tokens, isTurkish);
  const all = words.map((word, place) => joined(known[place] ?? NOTHING, meant(word, guessed[place] ?? [], held)));
  const isSame = all.every(({ forms }, place) => forms.length > 0 && forms.length === known[place]?.forms.length);
  return isSame ? known : all.filter(({ forms }) => forms.length > 0);
}

const NONE: Bounds = { least: 0, most: 0 };
const NOTHING: MeantWord = { forms: [], isMeasure: false, isCode: false, isGuessed: false, rows: NONE, named: NONE };

const joined = (one: MeantWord, other: MeantWord): MeantWord => ({
  forms: distinct([...one.forms, ...other.forms]),
  isMeasure: one.isMeasure,
  isCode: one.isCode,
  isGuessed: one.forms.length === 0,
  rows: together([one.rows, other.rows]),
  named: together([one.named, other.named]),
});

/** `rows` hold the word as it was typed. Where any do, it may be unfinished or misspelt, but not two words written as one. */
function formsOf(
  token: string,
  { begun, alike, rooted }: Guesses = { begun: [], alike: [], rooted: [] },
  isLast: boolean,
  rows: number,
): readonly Form[] {
  const guessed = [...(isLast ? begun : []), ...rooted, ...nearest(token, alike, rows)].map(({ word }) => [word]);
  return rows > 0 || guessed.length > 0 ? guessed : partsOf(token);
}

/** Shorter words, and those that some rows hold, are misspelt less often than they are meant. */
const SHORTEST_MISSPELT = { unknown: 4, held: 5 } as const;
/** The words that are the fewest typing errors away; a longer word may have two. */
function nearest(token: string, alike: readonly HeldWord[], rows: number): readonly HeldWord[] {
  const shortest = rows > 0 ? SHORTEST_MISSPELT.held : SHORTEST_MISSPELT.unknown;
  if (token.length < shortest) return [];
  const most = token.length >= 8 ? 2 : 1;
  const near = alike
    .filter((held) => held.rows >= FAR_MORE * rows && !isFiller(held.word))
    .map((held) => ({ ...held, distance: editDistance(token, held.word, most) }))
    .filter(({ distance }) => distance > 0 && distance <= most);
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .sort((one, other) => other.rows - one.rows)
    .slice(0, NEAREST);
}

/** A word in two parts, wherever it may have been written together; only what some rows hold counts. */
function partsOf(token: string): readonly Form[] {
  if (!/^\p{L}+$/u.test(token) || /\p{Script=Han}/u.test(token)) return [];
  const letters = [...token];
  return letters
    .map((_, place): Form => [letters.slice(0, place).join(''), letters.slice(place).join('')])
    .filter(([first = '', second = '']) => first.length >= SHORTEST_PART && second.length >= SHORTEST_PART);
}
