import type { SearchInput } from '../contract/catalogue.ts';
import type { Link } from '../routes/link.ts';
import type { SearchAddress } from '../routes/search-address.ts';
import { DEFAULTS } from '../site/defaults.ts';

/** What a result list shows: its address, and what no address carries. */
export interface SearchCriteria extends SearchAddress {
  readonly filters?: SearchInput['filters'];
  readonly pageSize?: number;
  /** The category's name, where the list stands on the category's own page. */
  readonly categoryName?: string;
}

/** Everything, products, first page.  */
export const FIRST_SEARCH: SearchCriteria = { type: DEFAULTS.searchType, pageNo: DEFAULTS.pageNo };

/** The keyword is sent trimmed and no longer than the call takes. */
export function searchRequest(criteria: SearchCriteria): SearchInput {
  const { keyword = '', id, categoryType, exhibitionId, filters, pageNo, pageSize, after, sort } = criteria;
  const words = keyword.trim().slice(0, KEYWORD_MAX);
  return {
    pageNo,
    facets: ['category'],
    ...(words !== '' && { keyword: words }),
    ...(id !== undefined && { id }),
    ...(id !== undefined && categoryType !== undefined && { categoryType }),
    ...(exhibitionId !== undefined && { exhibitionId }),
    ...(filters !== undefined && { filters }),
    ...(pageSize !== undefined && { pageSize }),
    ...(after !== undefined && { after }),
    ...(sort !== undefined && { sort }),
  };
}

/** Other criteria start on the first page. */
export function changed(criteria: SearchCriteria, change: Partial<SearchCriteria>): SearchCriteria {
  return { ...criteria, pageNo: DEFAULTS.pageNo, after: undefined, ...change };
}

/** The list's own address: the category's page where it stands there, else the search's.  */
export function listLink(criteria: SearchCriteria): Link {
  const { type, categoryName, pageNo, keyword, id, categoryType, exhibitionId, after, sort } = criteria;
  if (categoryName !== undefined && id !== undefined) {
    const page = pageNo > 1 ? { pageNo } : {};
    return { route: 'category', params: { name: categoryName, categoryId: id, ...page }, query: { after, sort } };
  }
  const query = { pageNo, keyword, id, categoryType, exhibitionId, after, sort };
  return { route: 'search', params: { searchType: type }, query };
}

const KEYWORD_MAX = 200;
