import { categoryLevel } from '@fairhall/core/catalogue/category-code';
import { DEFAULT_CURRENCY } from '@fairhall/core/site/defaults';
import type { Filter } from './lexemes.ts';
import type { ParameterValues } from './parameters.ts';
import { hasRange } from './plan.ts';
import type { SearchRequest } from './search-request.ts';
import type { SortOrder } from './sort-orders.ts';
import type { Base, StatementClauses } from './statements.ts';

/** The clauses that the statements of a request need. */
export const toClauses = (
  request: SearchRequest,
  order: SortOrder,
  { words, afterKey }: ParameterValues,
): StatementClauses => ({
  searched: request.searched,
  order,
  words: words !== null,
  ranges: hasRange(request),
  after: afterKey !== null,
  ...(isOtherCurrency(request) && { isOtherCurrency: true }),
});

/** Whether a price limit for suppliers is in another currency than the one that supplier prices are stored in. */
const isOtherCurrency = ({ searched, priceMin, priceMax, currency = DEFAULT_CURRENCY }: SearchRequest): boolean =>
  searched === 'supplier' && (priceMin !== undefined || priceMax !== undefined) && currency !== DEFAULT_CURRENCY;

/** The filters of a request, in the order of their lexemes. */
export function listFilters({
  category,
  tag,
  exhibition,
  country,
  verified,
  sample,
}: SearchRequest): readonly Filter[] {
  return [
    ...(category === undefined ? [] : [{ kind: 'category', id: category } as const]),
    ...(tag === undefined ? [] : [{ kind: 'tag', id: tag.toUpperCase() } as const]),
    ...(exhibition === undefined ? [] : [{ kind: 'exhibition', id: exhibition } as const]),
    ...(country === undefined ? [] : [{ kind: 'country', id: country } as const]),
    ...(verified === true ? [{ kind: 'verified' } as const] : []),
    ...(sample === true ? [{ kind: 'sample' } as const] : []),
  ];
}

/** Whether the request has conditions besides a category. */
export function isNarrowed(request: SearchRequest): boolean {
  const { tag, exhibition, country, verified, sample, keyword } = request;
  const isFiltered = [tag, exhibition, country].some((filter) => filter !== undefined);
  const hasKeyword = keyword !== undefined && keyword.trim() !== '';
  return isFiltered || verified === true || sample === true || hasRange(request) || hasKeyword;
}

/** The index to follow if nothing but a category narrows the request; undefined if anything else does. */
export function browseBase(request: SearchRequest): Base | undefined {
  if (isNarrowed(request)) return undefined;
  const { category, searched, sort } = request;
  if (category === undefined) return 'all';
  return searched === 'product' && sort === 'relevance' ? getLevelBase(category, 0) : undefined;
}

/**
 * The category level to count by: the one below the requested category; undefined below the last. Suppliers belong to
 * categories of all levels.
 */
export function facetBase({ searched, category }: SearchRequest): Base | undefined {
  const base = category === undefined ? 'category_1' : getLevelBase(category, 1);
  return searched === 'product' && base === 'all' ? undefined : base;
}

function getLevelBase(category: string, below: 0 | 1): Base {
  const level = (categoryLevel(category) ?? 3) + below;
  return level === 1 || level === 2 || level === 3 ? `category_${level}` : 'all';
}
