import { categoryLevel } from '@fairhall/core/catalogue/category-code';
import type { Beginning, Frequencies } from './frequencies.ts';
import { type Filter, filterLexeme, nameLexeme, quoteLexeme } from './lexemes.ts';
import type { Form } from './query-words.ts';
import { findSmallestTier, TIER_LEXEMES, type Tier } from './rank-tiers.ts';
import type { SearchRequest } from './search-request.ts';
import type { Base } from './statements.ts';

/** A search condition: words, each in names only or anywhere, and filters. */
export interface Condition {
  readonly words: readonly Word[];
  readonly filters: readonly Filter[];
}

export interface Word {
  /** Alternatives: a row holds the word if it holds all lexemes of any of these forms. */
  readonly forms: readonly Form[];
  /** Whether the word must be in the name or may be anywhere. */
  readonly where: 'name' | 'anywhere';
}

/**
 * How a page is found: by fetching all matches, on a walk through the rows in their order, or among the matches of a
 * tier. `expected` is the number of matching rows estimated from frequencies; `only` is true if the condition is a
 * single lexeme.
 */
export type Plan =
  | { readonly way: 'match' }
  | ({ readonly way: 'walk'; readonly base: Base; readonly window: number; readonly firstRank?: number } & Expectation)
  | ({ readonly way: 'tier'; readonly lexeme: string } & Expectation);

export interface Expectation {
  readonly expected: number;
  readonly only: boolean;
}

/** Assumed share of rows within a range of prices or minimum orders; a guess, corrected by the limit of the walk. */
const DEFAULT_RANGE_SHARE = 0.3;
/** A walk covers this many times the number of rows that should fill the page. */
const WALK_STRETCH = 3;
/** A tier should hold this many times the wanted rows; if it holds too few, all matches are fetched. */
const TIER_STRETCH = 2;
/** The cost of a row passed on a walk, relative to a row fetched and sorted; measured on a hundred thousand rows. */
const WALK_COST_RATIO = 1 / 3;

/**
 * If few rows match, they are fetched and sorted; if many match, a walk in order meets enough of them soon. For k
 * wanted of n rows with a share f of matches, a walk costs k/f rows and a fetch f·n. So f decides here, not the
 * planner, which assumes that words are independent of rank. In rank order a tier bounds both costs.
 */
export function selectPlan(request: SearchRequest, condition: Condition, frequencies: Frequencies): Plan {
  const base = selectBase(request, condition);
  const shares = calculateShares(request, condition, base, frequencies);
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

/** A plan that finds a page without fetching all matches. */
export type EarlyPlan = Exclude<Plan, { readonly way: 'match' }>;

/**
 * A walk that met too few rows is extended by this factor; a tier is followed by the second next, which is four times
 * as large.
 */
const EXPAND_FACTORS = { walk: 8, tiers: 2 } as const;

/**
 * Extends a plan that met too few rows, because matches are sparser than their frequency suggests. Undefined if
 * fetching all `total` matches costs no more.
 */
export function completePlan(plan: EarlyPlan, total: number): EarlyPlan | undefined {
  if (plan.way === 'walk') {
    const window = plan.window * EXPAND_FACTORS.walk;
    return window * WALK_COST_RATIO < total ? { ...plan, window } : undefined;
  }
  const lexeme = TIER_LEXEMES[TIER_LEXEMES.indexOf(plan.lexeme) + EXPAND_FACTORS.tiers];
  return lexeme === undefined ? undefined : { ...plan, lexeme };
}

/**
 * Whether the plan is still better now that the number of matches is known: the fewer matches, the fewer a walk meets.
 */
export function isWorthwhile(plan: EarlyPlan, total: number): boolean {
  const thinner = plan.expected / total;
  const cost =
    plan.way === 'walk'
      ? (plan.window / WALK_STRETCH) * WALK_COST_RATIO * thinner
      : plan.expected / EXPAND_FACTORS.walk;
  return cost < total;
}

/**
 * Whether the condition is one lexeme, or alternatives of one lexeme each: in the latter case more rows match than the
 * most frequent of them has.
 */
const isOneLexeme = ({ words, filters }: Condition): boolean =>
  words.length + filters.length === 1 && words.every(({ forms }) => forms.every((form) => form.length === 1));

/** The first rank at which rows can match all parts of a condition, if it is known and rank is the order. */
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

/** Rows that hold all parts begin no earlier than the last of the known beginnings. */
const findLatest = (beginnings: readonly (Beginning | undefined)[]): Beginning | undefined =>
  beginnings
    .filter((beginning) => beginning !== undefined)
    .sort((one, other) => other.rank - one.rank)
    .at(0);

/** Rows that hold any of the parts begin with the first of the beginnings; undefined unless all are known. */
function findEarliest(beginnings: readonly (Beginning | undefined)[]): Beginning | undefined {
  const known = beginnings.filter((beginning) => beginning !== undefined);
  return known.length < beginnings.length ? undefined : known.sort((one, other) => one.rank - other.rank).at(0);
}

/**
 * The smallest tier that should hold the page and all rows before it; only for rank order, because tiers are ranges of
 * ranks.
 */
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

/** Words and filters as a search expression; null if there are none. */
export function toExpression({ words, filters }: Condition): string | null {
  const parts = [...words.map(wordExpression), ...filters.map((filter) => quoteLexeme(filterLexeme(filter)))];
  return parts.length === 0 ? null : parts.join(' & ');
}

/** Adds a lexeme to a search expression, which may be null. */
export const withLexeme = (expression: string | null, lexeme: string): string =>
  expression === null ? quoteLexeme(lexeme) : `${expression} & ${quoteLexeme(lexeme)}`;

export const hasRange = ({ moqMax, priceMin, priceMax }: SearchRequest): boolean =>
  moqMax !== undefined || priceMin !== undefined || priceMax !== undefined;

/** The index to walk: the category's own, which holds its products in rank order, or all rows. */
function selectBase({ searched, sort, category }: SearchRequest, { filters }: Condition): Base {
  const indexed = searched === 'product' && sort === 'relevance' && filters.some(({ kind }) => kind === 'category');
  const level = indexed && category !== undefined ? categoryLevel(category) : undefined;
  return level === undefined ? 'all' : `category_${level}`;
}

interface Shares {
  readonly base: number;
  readonly rest: number;
}

/**
 * The share of the base among all rows, and the share of the remaining conditions within the base; undefined if a part
 * is not frequent.
 */
function calculateShares(
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
