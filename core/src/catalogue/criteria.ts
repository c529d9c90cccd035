import type { SearchInput } from '../contract/catalogue/calls.ts';
import { CURSOR_PATTERN } from '../contract/field-limits.ts';
import { trimText, truncateText } from '../forms/text-input.ts';
import type { Link } from '../routes/link.ts';
import type { AddressFilters, SearchAddress } from '../routes/search-address.ts';
import { DEFAULT_VALUES } from '../site/defaults.ts';
import { type ListAddress, pageOf } from './list-address.ts';

/** What a result list shows: its address, and what no address carries. */
export interface SearchCriteria extends SearchAddress {
  /** What else may narrow it is to be told along. */
  readonly offersFilters?: true;
  readonly pageSize?: number;
  /** The category's name, where the list stands on the category's own page. */
  readonly categoryName?: string;
  /** Where the list has an address of its own; its links to other pages stay there. */
  readonly listAddress?: ListAddress | undefined;
}

/** The keyword is sent as text that the call takes, trimmed and no longer than it may be. */
export function searchRequest(criteria: SearchCriteria): SearchInput {
  const { keyword = '', id, categoryType, exhibitionId, filters, pageNo, pageSize, after, sort } = criteria;
  const words = truncateText(trimText(keyword), KEYWORD_MAX);
  return {
    pageNo: Math.min(pageNo, PAGE_NO_MAX),
    facets: criteria.offersFilters === true ? ['category', 'filters'] : ['category'],
    ...(words !== '' && { keyword: words }),
    ...(id !== undefined && { id }),
    ...(id !== undefined && categoryType !== undefined && { categoryType }),
    ...(exhibitionId !== undefined && { exhibitionId }),
    ...(filters !== undefined && { filters }),
    ...(pageSize !== undefined && { pageSize }),
    ...(after !== undefined && CURSOR_PATTERN.test(after) && { after }),
    ...(sort !== undefined && { sort }),
  };
}

/** Other criteria start on the first page. */
export function updateCriteria(criteria: SearchCriteria, change: Partial<SearchCriteria>): SearchCriteria {
  return { ...criteria, pageNo: DEFAULT_VALUES.pageNo, after: undefined, ...change };
}

/** The list's own address: that of its place, the category's page where it stands there, else the search's.  */
export function listLink(criteria: SearchCriteria): Link {
  const { type, listAddress, categoryName, pageNo, keyword, id, categoryType, exhibitionId, after, sort } = criteria;
  if (listAddress !== undefined) return pageOf(listAddress, pageNo);
  if (categoryName !== undefined && id !== undefined) {
    const page = pageNo > 1 ? { pageNo } : {};
    const query = { after, sort, ...toFilterQuery(criteria) };
    return { route: 'category', params: { name: categoryName, categoryId: id, ...page }, query };
  }
  const query = { pageNo, keyword, id, categoryType, exhibitionId, after, sort, ...toFilterQuery(criteria) };
  return { route: 'search', params: { searchType: type }, query };
}

/** What narrows the list and how it is shown, for its address; a switch that is off stands in none. */
function toFilterQuery({ filters = {}, view }: SearchCriteria): AddressFilters & Pick<SearchAddress, 'view'> {
  const { verified, sample, ...others } = filters;
  return { ...others, verified: verified || undefined, sample: sample || undefined, view };
}

const KEYWORD_MAX = 200;
/** Far beyond the end of every list; an address may name more. */
const PAGE_NO_MAX = 1_000_000;
