import { PRODUCT_CURRENCIES } from '../contract/catalogue/supplier-limits.ts';
import { DEFAULT_CURRENCY, DEFAULT_VALUES } from '../site/defaults.ts';
import type { Query } from './query.ts';
import type { QueryOf, RouteParams } from './routes.ts';
import { toSearchScope } from './search-kind.ts';

export type SearchType = RouteParams['search']['searchType'];

/** What a result is narrowed by, as the search calls take it. */
export type AddressFilters = Pick<
  QueryOf<'search'>,
  'countryId' | 'verified' | 'sample' | 'moqMax' | 'priceMin' | 'priceMax' | 'currency' | 'categoryPath'
>;

/** What a result list shows. `id` names a product category or a tag, as `categoryType` says. */
export interface SearchAddress
  extends Pick<QueryOf<'search'>, 'keyword' | 'id' | 'categoryType' | 'exhibitionId' | 'after' | 'sort'> {
  readonly type: SearchType;
  readonly pageNo: number;
  readonly filters?: AddressFilters | undefined;
  /** Rows below each other; a grid where it is absent. */
  readonly view?: QueryOf<'search'>['view'];
}

/**
 * What a result list's address asks for; `category_id` stands in for `id`. A plain form names the kind in the query, which
 * counts before that of the path. …
 */
export function readSearch({ searchType }: RouteParams['search'], query: Query): SearchAddress {
  const { keyword, id, categoryType, after, sort, categoryId, pageNo } = query;
  const { type, exhibitionId = query.exhibitionId } = toSearchScope(query.searchType ?? searchType);
  return {
    type,
    pageNo: pageNo ?? DEFAULT_VALUES.pageNo,
    keyword,
    id: id ?? categoryId,
    categoryType,
    exhibitionId,
    after,
    sort,
    ...readNarrowing(query),
  };
}

/** What a list's address narrows it by, and how it is shown. A switch that is off chooses nothing. */
export function readNarrowing(query: Query): Pick<SearchAddress, 'filters' | 'view'> {
  const { countryId, verified, sample, moqMax, priceMin, priceMax, currency, categoryPath, view } = query;
  const filters: AddressFilters = {
    ...(countryId !== undefined && { countryId }),
    ...(verified === true && { verified }),
    ...(sample === true && { sample }),
    ...(moqMax !== undefined && { moqMax }),
    ...(priceMin !== undefined && { priceMin }),
    ...(priceMax !== undefined && { priceMax }),
    ...(isOffered(currency) && { currency }),
    ...(categoryPath !== undefined && { categoryPath }),
  };
  return { ...(Object.keys(filters).length > 0 && { filters }), ...(view !== undefined && { view }) };
}

/** Whether a currency is one that pages offer besides the default. */
const isOffered = (currency: string | undefined): currency is string =>
  currency !== DEFAULT_CURRENCY && PRODUCT_CURRENCIES.some((offered) => offered === currency);
