import { DEFAULTS } from '../site/defaults.ts';
import type { AddressBook } from './address-book.ts';
import type { Query } from './query.ts';
import type { QueryOf, RouteParams } from './table.ts';

export type SearchType = RouteParams['search']['searchType'];

/** What a result list shows. `id` names a product category or a tag, as `categoryType` says. */
export interface SearchAddress
  extends Pick<QueryOf<'search'>, 'keyword' | 'id' | 'categoryType' | 'exhibitionId' | 'after' | 'sort'> {
  readonly type: SearchType;
  readonly pageNo: number;
}

type SearchLink = { readonly [Key in keyof SearchAddress]?: SearchAddress[Key] | undefined };

/** A link to a result list, by default of products and page 1. … */
export function searchUrl(book: Pick<AddressBook, 'href'>, { type, ...query }: SearchLink): string {
  return book.href('search', { searchType: type ?? DEFAULTS.searchType }, query);
}

/** Reads a result list's address; `category_id` is accepted in place of `id`. … */
export function readSearch({ searchType }: RouteParams['search'], query: Query): SearchAddress {
  const { keyword, id, categoryType, exhibitionId, after, sort, categoryId, pageNo } = query;
  return {
    type: searchType,
    pageNo: pageNo ?? DEFAULTS.pageNo,
    keyword,
    id: id ?? categoryId,
    categoryType,
    exhibitionId,
    after,
    sort,
  };
}
