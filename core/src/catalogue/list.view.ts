import type { Facet, SearchSort } from '../contract/catalogue/calls.ts';
import type { Message } from '../ports/texts.ts';
import type { Link } from '../routes/link.ts';
import { CATEGORY_TYPE } from '../site/exhibition-codes.ts';
import { type ProductCard, productCard, type SupplierCard, supplierCard } from './card.ts';
import { listLink, type SearchCriteria, updateCriteria } from './criteria.ts';
import { type FiltersView, toFiltersView } from './filters.view.ts';
import { buildPager, type Pager } from './pager.ts';
import type { SearchResult } from './search.ts';

export interface SortOption {
  readonly sort: SearchSort;
  readonly current: boolean;
  readonly link: Link;
}

export interface CategoryOption {
  readonly id: string;
  readonly name: string;
  /** Null if it is not known exactly. */
  readonly count: number | null;
  readonly link: Link;
}

/** A result list as the web app and the command line show it. */
export interface ListView {
  readonly type: SearchCriteria['type'];
  readonly keyword: string;
  readonly total: number;
  /** `total` is a lower bound; there are more results. */
  readonly totalIsEstimate: boolean;
  readonly products: readonly ProductCard[];
  readonly suppliers: readonly SupplierCard[];
  readonly sorts: readonly SortOption[];
  readonly categories: readonly CategoryOption[];
  /** Removes the category; null if none is chosen. */
  readonly allCategories: Link | null;
  readonly filters: FiltersView;
  /** The link to the same list in the other layout: rows or grid. */
  readonly otherLook: Link;
  readonly pager: Pager;
  /** The notice above results if none of them contains all words; null otherwise. */
  readonly near: Message | null;
  /** The text that replaces empty results. */
  readonly message: Message | null;
  /** The page number is beyond the last page of a list that has results. */
  readonly isPastEnd: boolean;
}

const SORT_KEYS: readonly SearchSort[] = ['relevance', 'newest', 'priceAsc', 'priceDesc'];
const SUPPLIER_SORTS: readonly SearchSort[] = ['relevance', 'newest'];

const MESSAGE_NEAR = { product: 'search.near', supplier: 'search.near.supplier' } as const;

/** `now` is epoch milliseconds.    */
export function listView(criteria: SearchCriteria, found: SearchResult, now: number): ListView {
  const { page, type } = found;
  const { id: _id, categoryType: _type, categoryName: _name, listAddress: _place, ...withoutCategory } = criteria;
  // For a number beyond the numbered pages the gateway returns the last numbered page, which has its own address.
  const isPastEnd = (page.records.length === 0 && page.total > 0) || page.pageNo < criteria.pageNo;
  return {
    type,
    keyword: criteria.keyword ?? '',
    total: page.total,
    totalIsEstimate: page.totalIsEstimate ?? false,
    products: found.type === 'product' && !isPastEnd ? found.page.records.map((row) => productCard(row, now)) : [],
    suppliers: found.type === 'supplier' && !isPastEnd ? found.page.records.map((row) => supplierCard(row, now)) : [],
    sorts: sortOptions(criteria, type),
    categories: categoryOptions(criteria, page.facets ?? []),
    allCategories: criteria.id === undefined ? null : listLink(updateCriteria(withoutCategory, {})),
    filters: toFiltersView(criteria, page.facets ?? []),
    otherLook: listLink({ ...criteria, view: criteria.view === undefined ? 'list' : undefined }),
    pager: buildPager(criteria, page),
    near:
      page.nearMatches === true && page.records.length > 0
        ? { key: MESSAGE_NEAR[type], values: { keyword: criteria.keyword ?? '' } }
        : null,
    message: isPastEnd || page.records.length === 0 ? getEmptyMessage(criteria, page.total) : null,
    isPastEnd,
  };
}

/** A list with its own address has a fixed order. */
function sortOptions(criteria: SearchCriteria, type: SearchCriteria['type']): readonly SortOption[] {
  if (criteria.listAddress !== undefined) return [];
  const chosen = criteria.sort ?? 'relevance';
  return (type === 'supplier' ? SUPPLIER_SORTS : SORT_KEYS).map((sort) => ({
    sort,
    current: sort === chosen,
    link: listLink(updateCriteria(criteria, { sort: sort === 'relevance' ? undefined : sort })),
  }));
}

/**
 * Choosing a category keeps keyword, order and filters. From a list with its own address the link leads to the search;
 * on a tag's products it narrows the tag.
 */
function categoryOptions(criteria: SearchCriteria, facets: readonly Facet[]): readonly CategoryOption[] {
  const { categoryName, listAddress: _place, ...others } = criteria;
  const values = facets.find((facet) => facet.key === 'category')?.values ?? [];
  const isTag = criteria.categoryType === CATEGORY_TYPE.tag;
  return values.map(({ value: id, label: name, count }) => {
    const categoryPage = categoryName === undefined ? {} : { categoryName: name };
    const chosen = isTag ? { filters: { ...criteria.filters, categoryPath: id } } : { id, categoryType: undefined };
    return { id, name, count: count ?? null, link: listLink(updateCriteria({ ...others, ...categoryPage }, chosen)) };
  });
}

/** */
function getEmptyMessage({ keyword, type, pageNo, filters = {} }: SearchCriteria, total: number): Message {
  const { priceMin = 0, priceMax = Number.POSITIVE_INFINITY } = filters;
  if (priceMin > priceMax) return { key: 'search.priceOrder' };
  if (total > 0) return { key: 'search.pastEnd', values: { pageNo } };
  if (!keyword) return { key: 'search.empty' };
  return { key: type === 'supplier' ? 'search.noResult.supplier' : 'search.noResult', values: { keyword } };
}
