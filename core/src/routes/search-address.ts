import { DEFAULTS } from '../site/defaults.ts';
import type { Query } from './query.ts';
import type { QueryOf, RouteParams } from './table.ts';

export type SearchType = RouteParams['search']['searchType'];

/** What a result list shows. `id` names a product category or a tag, as `categoryType` says. */
export interface SearchAddress
  extends Pick<QueryOf<'search'>, 'keyword' | 'id' | 'categoryType' | 'exhibitionId' | 'after' | 'sort'> {
  readonly type: SearchType;
  readonly pageNo: number;
}

/** What a result list's address asks for; `category_id` stands in for `id`. … */
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
