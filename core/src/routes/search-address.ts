import { PRODUCT_CURRENCIES } from '../contract/catalogue/supplier-limits.ts';
import { DEFAULT_CURRENCY, DEFAULT_VALUES } from '../site/defaults.ts';
import type { Query } from './query.ts';
import type { QueryOf, RouteParams } from './routes.ts';
import { toSearchScope } from './search-kind.ts';

export type SearchType = RouteParams['search']['searchType'];

/** The filters of a result list, as the search calls take them. */
export type AddressFilters = Pick<
  QueryOf<'search'>,
  'countryId' | 'verified' | 'sample' | 'moqMax' | 'priceMin' | 'priceMax' | 'currency' | 'categoryPath'
>;

/** The content of a result list. `id` is a product category or a tag, depending on `categoryType`. */
export interface SearchAddress
  extends Pick<QueryOf<'search'>, 'keyword' | 'id' | 'categoryType' | 'exhibitionId' | 'after' | 'sort'> {
  readonly type: SearchType;
  readonly pageNo: number;
  readonly filters?: AddressFilters | undefined;
  /** The presentation as rows; a grid if absent. */
  readonly view?: QueryOf<'search'>['view'];
}

/**
 * Reads the address of a result list; `category_id` is an alias of `id`. The kind in the query, which a plain HTML form
 * sends, takes precedence over that in the path. …
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

/** Reads the filters and the presentation of a list. A switch that is off sets no filter. */
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
