import type { Dictionary } from './dictionary.ts';
import type { Frequencies } from './frequencies.ts';
import type { Word } from './plan.ts';
import { queryWords } from './query-words.ts';
import { TIER_LEXEMES } from './rank-tiers.ts';
import type { SearchTarget } from './search-request.ts';
import { type Bounds, correctWords, type ResolvedWord, resolveWords } from './spelling-corrections.ts';

/** One alternative of a query interpretation: rows that hold all of these words. */
export interface Alternative {
  readonly words: readonly Word[];
  /** If words are frequent, only rows of this tier are considered. */
  readonly tier?: string | undefined;
  /** Bounds on how many rows match. A word that is left out does not lower `least`. */
  readonly least: number;
  readonly most: number;
  /** True if rows hold all words as they were typed, or in other forms of the same words. */
  readonly isWhole: boolean;
}

/** This many rows are enough; if an interpretation finds fewer, the next one is tried as well. */
export const MIN_ROWS = 10;
/** How many rows of one alternative are graded against the others at most. */
export const MAX_GRADED_ROWS = 300;

/** The interpretation of a query: rows of an earlier alternative come before those of a later one. */
export type QueryInterpretation = readonly Alternative[];

/**
 * The pair of alternatives that finds names before other rows for the same words; undefined for any other
 * interpretation.
 */
export function getNamesFirstPair(
  interpretation: QueryInterpretation,
): readonly [name: Alternative, anywhere: Alternative] | undefined {
  const [name, anywhere, ...others] = interpretation;
  if (name === undefined || anywhere === undefined || others.length > 0) return undefined;
  const isSame = name.words.length === anywhere.words.length && name.tier === undefined && anywhere.tier === undefined;
  const isPair = name.words.every(
    ({ where, forms }, place) =>
      where === 'name' && anywhere.words[place]?.where === 'anywhere' && anywhere.words[place].forms === forms,
  );
  return isSame && isPair ? [name, anywhere] : undefined;
}

/** True if no row holds all words as they were typed, so that only near matches are found. */
export const isNear = (interpretation: QueryInterpretation): boolean =>
  interpretation.length > 0 && interpretation.every(({ isWhole }) => !isWhole);

interface Question {
  readonly searched: SearchTarget;
  readonly keyword: string;
  readonly lang: string;
  /** Whether words may be left out if no row has all of them. */
  readonly mayMiss: boolean;
}

/**
 * Interpretations of a query, strictest first; each is tried if the ones before found too little: all words, in names
 * before anywhere; the same with corrections of words that few or no rows hold; all words but one, or but two.
 * `isFound` returns whether any rows were found so far.
 */
export async function* generateInterpretations(
  dictionary: Dictionary,
  { searched, keyword, lang, mayMiss }: Question,
  isFound: () => boolean,
): AsyncGenerator<QueryInterpretation> {
  const typed = queryWords(keyword);
  if (typed.length === 0) return;
  const isTurkish = lang === 'tr';
  const ways = await resolveWords(dictionary, searched, typed, isTurkish);
  for (const { resolved } of ways)
    if (resolved.every(({ forms }) => forms.length > 0)) yield nameThenAnywhere(resolved, true);
  const [{ words, resolved }] = ways;
  const corrected = await correctWords(dictionary, searched, words, resolved, { isTurkish, isLastOpen: !isFound() });
  if (corrected.length === 0) return;
  if (corrected !== resolved) yield nameThenAnywhere(corrected, false);
  if (!mayMiss) return;
  for (const misses of [hasNoCode, hasCode]) {
    if (corrected.length > 1) yield allButOne(corrected, misses);
    if (corrected.length >= WORD_LIMITS.least && corrected.length <= WORD_LIMITS.most)
      yield allButTwo(corrected, misses);
  }
}

/** Matches in names, then matches anywhere, which are always searched too. */
function nameThenAnywhere(words: readonly ResolvedWord[], isWhole: boolean): QueryInterpretation {
  const [name, anywhere] = [createAlternative(words, 'name', isWhole), createAlternative(words, 'anywhere', isWhole)];
  return name.most > 0 ? [name, anywhere] : [anywhere];
}

function createAlternative(words: readonly ResolvedWord[], where: Word['where'], isWhole = false): Alternative {
  const rows = words.map(({ rows, named }): Bounds => (where === 'name' ? named : rows));
  return {
    words: words.map(({ forms }) => ({ forms, where })),
    least: rows.length === 1 ? Math.min(...rows.map(({ least }) => least)) : 0,
    most: Math.min(...rows.map(({ most }) => most)),
    isWhole,
  };
}

/**
 * How many rows a query's first interpretation finds, if the dictionary tells: those of its last alternative, which
 * include the rows of the others. Undefined if they have to be counted.
 */
export function getKnownTotal(interpretation: QueryInterpretation): number | undefined {
  const last = interpretation.at(-1);
  if (last === undefined || last.tier !== undefined) return undefined;
  const isKnown = last.least === last.most || last.least >= MIN_ROWS;
  return isKnown && last.least > 0 ? last.most : undefined;
}

/**
 * Queries of this many words may miss two of them; with more words there would be too many pairs to grade each row
 * against.
 */
const WORD_LIMITS = { least: 3, most: 8 } as const;

/**
 * Which words may be missing together. Words without a code are left out first: a row with the code and little else is
 * more likely to be what was meant than one without it.
 */
type Misses = (missed: readonly ResolvedWord[]) => boolean;
const hasCode: Misses = (missed) => missed.some(({ isCode }) => isCode);
const hasNoCode: Misses = (missed) => !hasCode(missed);

/** All words but one, matches in names before matches elsewhere. The least specific word is left out first. */
function allButOne(words: readonly ResolvedWord[], misses: Misses): QueryInterpretation {
  const missed = sortBySpecificity(words).filter((one) => misses([one]));
  const rests = missed.map((one) => words.filter((word) => word !== one));
  return (['name', 'anywhere'] as const).flatMap((where) => rests.map((rest) => createAlternative(rest, where)));
}

function allButTwo(words: readonly ResolvedWord[], misses: Misses): QueryInterpretation {
  const missed = sortBySpecificity(words);
  const pairs = missed.flatMap((one, place) => missed.slice(place + 1).map((other) => [one, other]));
  return pairs.filter(misses).map((pair) =>
    createAlternative(
      words.filter((word) => !pair.includes(word)),
      'anywhere',
    ),
  );
}

/**
 * Sorts words by how specific they are, least specific first: measures, then words, then codes; among equals, guessed
 * words before typed ones, and frequent words before rare ones.
 */
const sortBySpecificity = (words: readonly ResolvedWord[]): readonly ResolvedWord[] =>
  [...words].sort(
    (one, other) =>
      Number(other.isMeasure) - Number(one.isMeasure) ||
      Number(one.isCode) - Number(other.isCode) ||
      Number(other.isGuessed) - Number(one.isGuessed) ||
      other.rows.most - one.rows.most,
  );

/** Limits an alternative to the best-ranked rows, if so many may match that grading all of them would take long. */
export function limitToTier(alternative: Alternative, searched: SearchTarget, frequencies: Frequencies): Alternative {
  if (alternative.most <= MAX_GRADED_ROWS) return alternative;
  const share = alternative.most / Math.max(1, frequencies.rows(searched));
  const sizes = TIER_LEXEMES.flatMap((tier) => {
    const size = frequencies.of(searched, tier) ?? 0;
    return size > 0 ? [{ tier, held: size * share }] : [];
  });
  const tier = sizes.findLast(({ held }) => held <= MAX_GRADED_ROWS) ?? sizes[0];
  return { ...alternative, tier: tier?.tier };
}
