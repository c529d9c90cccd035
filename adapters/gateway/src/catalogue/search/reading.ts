import type { Dictionary } from './dictionary.ts';
import type { Frequencies } from './frequencies.ts';
import { type Bounds, knownWords, type MeantWord, meantWords } from './meant-words.ts';
import type { Word } from './plan.ts';
import { queryWords } from './query-words.ts';
import type { Searched } from './search.ts';
import { TIERS } from './tiers.ts';

/** One way to take a question: rows hold all of these words. */
export interface Alternative {
  readonly words: readonly Word[];
  /** Only rows of this tier are looked at, where words are frequent. */
  readonly tier?: string | undefined;
  /** How many rows match at the least and at the most; what is left out counts for no less. */
  readonly least: number;
  readonly most: number;
}

/** As many rows are enough; where a way to take a question finds fewer, the next one is tried besides. */
export const ENOUGH = 10;
/** So many rows of one alternative are held against the others. */
export const GRADED = 300;

/** How a question is taken: rows of an earlier alternative come before those of a later one. */
export type Reading = readonly Alternative[];

interface Question {
  readonly searched: Searched;
  readonly keyword: string;
  readonly lang: string;
  /** Whether words may be missing where no row has all of them. */
  readonly mayMiss: boolean;
}

/**
 * Ways to take a question, strictest first, each tried where those before found too little: all words in the name; all of
 * them anywhere; the same with what may have been meant by words that are hardly known; all words but one, or but two. `isFound` says
 * whether anything was found so far.
 */
export async function* readingsOf(
  dictionary: Dictionary,
  { searched, keyword, lang, mayMiss }: Question,
  isFound: () => boolean,
): AsyncGenerator<Reading> {
  const typed = queryWords(keyword);
  if (typed.length === 0) return;
  const isTurkish = lang === 'tr';
  const known = await knownWords(dictionary, searched, typed, isTurkish);
  const isKnown = known.every(({ forms }) => forms.length > 0);
  if (isKnown) yield* nameThenAnywhere(known);
  const meant = await meantWords(dictionary, searched, typed, known, { isTurkish, isLastOpen: !isFound() });
  if (meant.length === 0) return;
  if (meant !== known) yield* nameThenAnywhere(meant);
  if (!mayMiss) return;
  if (meant.length > 1) yield allButOne(meant);
  if (meant.length >= PAIRS.least && meant.length <= PAIRS.most) yield allButTwo(meant);
}

/**
 * Where the names that hold the words are too few in any case, both ways are one: names before the others. Only few rows are
 * taken so, since all of them are held against both.
 */
function* nameThenAnywhere(words: readonly MeantWord[]): Generator<Reading> {
  const [name, anywhere] = [alternative(words, 'name'), alternative(words, 'anywhere')];
  if (name.most > 0 && name.most < ENOUGH && anywhere.most <= GRADED) return yield [name, anywhere];
  if (name.most > 0) yield [name];
  yield [anywhere];
}

function alternative(words: readonly MeantWord[], where: Word['where']): Alternative {
  const rows = words.map(({ rows, named }): Bounds => (where === 'name' ? named : rows));
  return {
    words: words.map(({ forms }) => ({ forms, where })),
    least: rows.length === 1 ? Math.min(...rows.map(({ least }) => least)) : 0,
    most: Math.min(...rows.map(({ most }) => most)),
  };
}

/**
 * How many rows a question's first way finds, where the dictionary tells: those of its last alternative, which holds what the
 * others do. Undefined where it has to be counted.
 */
export function sureTotal(reading: Reading): number | undefined {
  const last = reading.at(-1);
  if (last === undefined || last.tier !== undefined) return undefined;
  const isTold = last.least === last.most || last.least >= ENOUGH;
  return isTold && last.least > 0 ? last.most : undefined;
}

/** Of so many words two may be missing; with more there would be too many pairs to hold against each row. */
const PAIRS = { least: 3, most: 8 } as const;

/** All words but one, names before what is said elsewhere. What tells least is missed first. */
function allButOne(words: readonly MeantWord[]): Reading {
  const rests = byTelling(words).map((missed) => words.filter((word) => word !== missed));
  return (['name', 'anywhere'] as const).flatMap((where) => rests.map((rest) => alternative(rest, where)));
}

function allButTwo(words: readonly MeantWord[]): Reading {
  const missed = byTelling(words);
  const pairs = missed.flatMap((one, place) => missed.slice(place + 1).map((other) => [one, other]));
  return pairs.map((pair) =>
    alternative(
      words.filter((word) => !pair.includes(word)),
      'anywhere',
    ),
  );
}

/** A measure tells less than a thing, a guess less than what was typed, a word that many rows hold less than a rare one. */
const byTelling = (words: readonly MeantWord[]): readonly MeantWord[] =>
  [...words].sort(
    (one, other) =>
      Number(other.isMeasure) - Number(one.isMeasure) ||
      Number(other.isGuessed) - Number(one.isGuessed) ||
      other.rows.most - one.rows.most,
  );

/** The same among the best rows alone, where so many may match that grading all of them would take long. */
export function bounded(alternative: Alternative, searched: Searched, frequencies: Frequencies): Alternative {
  if (alternative.most <= GRADED) return alternative;
  const share = alternative.most / Math.max(1, frequencies.rows(searched));
  const sizes = TIERS.flatMap((tier) => {
    const size = frequencies.of(searched, tier) ?? 0;
    return size > 0 ? [{ tier, held: size * share }] : [];
  });
  const tier = sizes.findLast(({ held }) => held <= GRADED) ?? sizes[0];
  return { ...alternative, tier: tier?.tier };
}
