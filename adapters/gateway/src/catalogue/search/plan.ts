import { categoryLevel } from '@fairhall/core/catalogue/category-code';
import type { Beginning, Frequencies } from './frequencies.ts';
import { type Filter, filterLexeme, nameLexeme, quoteLexeme } from './lexemes.ts';
import type { Form } from './query-words.ts';
import { findSmallestTier, TIER_LEXEMES, type Tier } from './rank-tiers.ts';
import type { SearchRequest } from './search-request.ts';
import type { Base } from './statements.ts';

/** What rows have to hold: words in one of two ways, and filters. */
export interface Condition {
  readonly words: readonly Word[];
  readonly filters: readonly Filter[];
}

export interface Word {
  /** A row that holds all lexemes of any of these holds the word. */
  readonly forms: readonly Form[];
  /** In the name only, or anywhere. */
  readonly where: 'name' | 'anywhere';
}

/**
 * How a page is found: among all matches, on a walk in order, or among the matches of a tier. `expected` is how many rows
 * match as far as frequencies tell; `only` that one lexeme is asked for.
 */
export type Plan =
  | { readonly way: 'match' }
  | ({ readonly way: 'walk'; readonly base: Base; readonly window: number; readonly firstRank?: number } & Expectation)
  | ({ readonly way: 'tier'; readonly lexeme: string } & Expectation);

export interface Expectation {
  readonly expected: number;
  readonly only: boolean;
}

/** How few of the rows fulfil a range of prices or orders; a guess, put right by the walk's own bound. */
const DEFAULT_RANGE_SHARE = 0.3;
/** A walk goes on for so many times the stretch that should fill the page. */
const WALK_STRETCH = 3;
/** A tier should hold so many times the rows that are wanted; where it holds too few, all matches are fetched. */
const TIER_STRETCH = 2;
/** A row walked past costs a third of a row fetched and sorted; measured on a hundred thousand rows. */
const WALK_COST_RATIO = 1 / 3;

/**
 * Few matches are fetched and sorted; many are met soon on a walk in order. Walking costs k/f rows and fetching f·n,
 * so that f decides, not the planner, who takes words for independent of rank. In rank order a tier bounds both.
 */
export function selectPlan(request: SearchRequest, condition: Condition, frequencies: Frequencies): Plan {
  const base = selectBase(request, condition);
  const shares = estimateShares(request, condition, base, frequencies);
  if (shares === undefined) return { way: 'match' };
  const { searched, pageNo, pageSize } = request;
  const rows = frequencies.rows(searched);
  const wanted = (request.after === undefined ? (pageNo - 1) * pageSize : 0) + pageSize + 1;
  const expectation: Expectation = {
    expected: rows * shares.base * shares.rest,
    only: !hasRange(request) && isOneLexeme(condition),
  };
  const late = findLatestBeginning(request, condition, frequencies);
  const met = late === undefined ? shares.rest : Math.min(1, (shares.rest * rows) / late.rows);
  const cost = Math.min(expectation.expected, (wanted / met) * WALK_COST_RATIO);
  const tier = late === undefined ? tierFor(request, condition, expectation.expected, frequencies) : undefined;
  if (tier !== undefined && tier.cost < cost) return { way: 'tier', lexeme: tier.lexeme, ...expectation };
  if (cost === expectation.expected) return { way: 'match' };
  const window = met === 1 ? wanted : Math.ceil((WALK_STRETCH * wanted) / met);
  return { way: 'walk', base, window, ...(late && { firstRank: late.rank }), ...expectation };
}

/** A plan that finds a page without fetching all that match. */
export type EarlyPlan = Exclude<Plan, { readonly way: 'match' }>;

/** A walk that met too few rows goes on for so many times as many; a tier is followed by the second next, of four times as many. */
const EXPAND_FACTORS = { walk: 8, tiers: 2 } as const;

/**
 * The same way further on, where rows lie thinner than their frequency tells; undefined where it is as well to fetch all
 * that match, of which there are so many.
 */
export function expandPlan(plan: EarlyPlan, total: number): EarlyPlan | undefined {
  if (plan.way === 'walk') {
    const window = plan.window * EXPAND_FACTORS.walk;
    return window * WALK_COST_RATIO < total ? { ...plan, window } : undefined;
  }
  const lexeme = TIER_LEXEMES[TIER_LEXEMES.indexOf(plan.lexeme) + EXPAND_FACTORS.tiers];
  return lexeme === undefined ? undefined : { ...plan, lexeme };
}

/** Whether the way is still the better one now that it is known how many match: a walk meets fewer rows the fewer there are. */
export function isWorthwhile(plan: EarlyPlan, total: number): boolean {
  const thinner = plan.expected / total;
  const cost =
    plan.way === 'walk'
      ? (plan.window / WALK_STRETCH) * WALK_COST_RATIO * thinner
      : plan.expected / EXPAND_FACTORS.walk;
  return cost < total;
}

/** Whether one lexeme is asked for, or any of several: then more rows match than the most frequent of them has. */
const isOneLexeme = ({ words, filters }: Condition): boolean =>
  words.length + filters.length === 1 && words.every(({ forms }) => forms.every((form) => form.length === 1));

/** Where the rows begin that hold every part of a condition, if that is known and rank is the order. */
function findLatestBeginning(
  { searched, sort }: SearchRequest,
  { words, filters }: Condition,
  frequencies: Frequencies,
): Beginning | undefined {
  if (sort !== 'relevance') return undefined;
  const getBeginning = (lexeme: string): Beginning | undefined => frequencies.beginningOf(searched, lexeme);
  const ofWords = words.map((word) =>
    findEarliest(toFormLexemes(word).map((form) => findLatest(form.map(getBeginning)))),
  );
  return findLatest([...ofWords, ...filters.map((filter) => getBeginning(filterLexeme(filter)))]);
}

/** What holds all of some parts begins no earlier than the last of those that are known. */
const findLatest = (beginnings: readonly (Beginning | undefined)[]): Beginning | undefined =>
  beginnings
    .filter((beginning) => beginning !== undefined)
    .sort((one, other) => other.rank - one.rank)
    .at(0);

/** What holds any of some parts begins with the first of them, where all are known. */
function findEarliest(beginnings: readonly (Beginning | undefined)[]): Beginning | undefined {
  const known = beginnings.filter((beginning) => beginning !== undefined);
  return known.length < beginnings.length ? undefined : known.sort((one, other) => one.rank - other.rank).at(0);
}

/** A tier that should hold the page and all before it; tiers know of no order but rank. */
function tierFor(
  { searched, sort, pageNo, pageSize }: SearchRequest,
  condition: Condition,
  expected: number,
  frequencies: Frequencies,
): Tier | undefined {
  if (sort !== 'relevance') return undefined;
  const countOf = (lexeme: string): number | undefined => frequencies.of(searched, lexeme);
  const lexemes = [
    ...condition.words.flatMap((word) => toFormLexemes(word).flat()),
    ...condition.filters.map(filterLexeme),
  ];
  const entries = lexemes.reduce((sum, lexeme) => sum + (countOf(lexeme) ?? 0), 0);
  const matches = TIER_STRETCH * (pageNo * pageSize + 1);
  return findSmallestTier({ expected, matches, rows: frequencies.rows(searched), entries }, countOf);
}

/** Words and filters as the search expression of a statement; null when there are none. */
export function toExpression({ words, filters }: Condition): string | null {
  const parts = [...words.map(wordExpression), ...filters.map((filter) => quoteLexeme(filterLexeme(filter)))];
  return parts.length === 0 ? null : parts.join(' & ');
}

/** An expression, if there is one, and a lexeme besides. */
export const withLexeme = (expression: string | null, lexeme: string): string =>
  expression === null ? quoteLexeme(lexeme) : `${expression} & ${quoteLexeme(lexeme)}`;

export const hasRange = ({ moqMax, priceMin, priceMax }: SearchRequest): boolean =>
  moqMax !== undefined || priceMin !== undefined || priceMax !== undefined;

/** A category's own index holds its products in rank order. */
function selectBase({ searched, sort, category }: SearchRequest, { filters }: Condition): Base {
  const indexed = searched === 'product' && sort === 'relevance' && filters.some(({ kind }) => kind === 'category');
  const level = indexed && category !== undefined ? categoryLevel(category) : undefined;
  return level === undefined ? 'all' : `category_${level}`;
}

interface Shares {
  readonly base: number;
  readonly rest: number;
}

/** Which share of all rows the base has and which share of those the rest; undefined when a part is not frequent. */
function estimateShares(
  request: SearchRequest,
  { words, filters }: Condition,
  base: Base,
  frequencies: Frequencies,
): Shares | undefined {
  const rows = frequencies.rows(request.searched);
  const share = (lexeme: string): number => (frequencies.of(request.searched, lexeme) ?? 0) / Math.max(rows, 1);
  const inBase = filters.filter(({ kind }) => base !== 'all' && kind === 'category');
  const others = filters.filter((filter) => !inBase.includes(filter)).map(filterLexeme);
  const all = (lexemes: readonly string[]): number => lexemes.reduce((product, lexeme) => product * share(lexeme), 1);
  const sumForms = (word: Word): number => toFormLexemes(word).reduce((sum, form) => sum + all(form), 0);
  const ofWords = words.reduce((product, word) => product * Math.min(1, sumForms(word)), 1);
  const shares = {
    base: all(inBase.map(filterLexeme)),
    rest: all(others) * ofWords * (hasRange(request) ? DEFAULT_RANGE_SHARE : 1),
  };
  return shares.base * shares.rest === 0 ? undefined : shares;
}

const toFormLexemes = ({ forms, where }: Word): readonly Form[] =>
  where === 'name' ? forms.map((form) => form.map(nameLexeme)) : forms;

function wordExpression(word: Word): string {
  const forms = toFormLexemes(word).map((form) => form.map(quoteLexeme).join(' & '));
  return forms.length === 1 ? forms.join('') : `(${forms.map((form) => `(${form})`).join(' | ')})`;
}
