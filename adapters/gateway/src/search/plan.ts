import { categoryLevel } from '@fairhall/core/catalogue/normalise-category';
import type { Frequencies } from './frequencies.ts';
import { type Fact, factLexeme, quoted } from './lexemes.ts';
import { EXACT_TOTAL, type SearchRequest } from './search.ts';
import type { Base } from './statements.ts';

/** What rows have to hold: words in one of three ways, and facts. */
export interface Condition {
  readonly words: readonly Word[];
  readonly facts: readonly Fact[];
}

export interface Word {
  readonly token: string;
  /** In the name only, anywhere, or anywhere as the beginning of a longer word. */
  readonly where: 'name' | 'anywhere' | 'beginning';
}

/** How a page is found. `expected` is how many rows of the base match, as far as frequencies tell. */
export type Plan =
  | { readonly way: 'match' }
  | { readonly way: 'walk'; readonly base: Base; readonly window: number; readonly total: 'many' | 'unknown' };

/** How few of the rows fulfil a range of prices or orders; a guess, put right by the walk's own bound. */
const RANGE_SHARE = 0.3;
/** Estimates below this multiple of the exact reach are counted, since they may be wrong. */
const SAFETY = 1.2;
/** A walk goes on for so many times the stretch that should fill the page. */
const STRETCH = 3;

/**
 * Few matches are fetched and sorted; many are met soon on a walk in order. Walking costs k/f rows and fetching f·n,
 * so that f decides, not the planner, who takes words for independent of rank.
 */
export function choosePlan(request: SearchRequest, condition: Condition, frequencies: Frequencies): Plan {
  const rows = frequencies.rows(request.searched);
  const base = baseOf(request, condition);
  const shares = shareOf(request, condition, base, frequencies);
  if (shares === undefined || rows === 0) return { way: 'match' };
  const baseRows = base === 'all' ? rows : rows * shares.base;
  const wanted = (request.after === undefined ? (request.pageNo - 1) * request.pageSize : 0) + request.pageSize + 1;
  const expected = baseRows * shares.rest;
  if (expected < EXACT_TOTAL * SAFETY || shares.rest * shares.rest * baseRows < wanted) return { way: 'match' };
  const single = !hasRange(request) && condition.words.length + condition.facts.length === 1;
  const window = shares.rest === 1 ? wanted : Math.ceil((STRETCH * wanted) / shares.rest);
  return { way: 'walk', base, window, total: single ? 'many' : 'unknown' };
}

/** Words and facts as the search expression of a statement; null when there are none. */
export function expressionOf({ words, facts }: Condition): string | null {
  const parts = [...words.map(wordExpression), ...facts.map((fact) => quoted(factLexeme(fact)))];
  return parts.length === 0 ? null : parts.join(' & ');
}

export const hasRange = ({ moqMax, priceMin, priceMax }: SearchRequest): boolean =>
  moqMax !== undefined || priceMin !== undefined || priceMax !== undefined;

/** A category's own index holds its products in rank order. */
function baseOf({ searched, sort, category }: SearchRequest, condition: Condition): Base {
  const indexed =
    searched === 'product' && sort === 'relevance' && condition.facts.some(({ kind }) => kind === 'category');
  const level = indexed && category !== undefined ? categoryLevel(category) : undefined;
  return level === undefined ? 'all' : `category_${level}`;
}

/** Which share of all rows the base has and which share of those the rest; undefined when a part is rare. */
function shareOf(
  request: SearchRequest,
  { words, facts }: Condition,
  base: Base,
  frequencies: Frequencies,
): { readonly base: number; readonly rest: number } | undefined {
  const rows = frequencies.rows(request.searched);
  let ownShare = 1;
  let rest = hasRange(request) ? RANGE_SHARE : 1;
  for (const { token, where } of words) {
    const frequency = frequencies.of(request.searched, token);
    const count = where === 'name' ? frequency?.inName : frequency?.anywhere;
    if (count === undefined || count <= EXACT_TOTAL) return undefined;
    rest *= count / rows;
  }
  for (const fact of facts) {
    const count = frequencies.of(request.searched, factLexeme(fact))?.anywhere;
    if (count === undefined) return undefined;
    if (fact.kind === 'category' && base !== 'all') ownShare = count / rows;
    else rest *= count / rows;
  }
  return { base: ownShare, rest };
}

const SUFFIX = { name: ':A', anywhere: '', beginning: ':*' } as const;
const wordExpression = ({ token, where }: Word): string => `${quoted(token)}${SUFFIX[where]}`;
