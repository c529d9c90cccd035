import type { SearchInput } from '../contract/catalogue/calls.ts';
import { CURSOR_PATTERN } from '../contract/field-limits.ts';
import { trimText, truncateText } from '../forms/text-input.ts';
import type { Link } from '../routes/link.ts';
import type { AddressFilters, SearchAddress } from '../routes/search-address.ts';
import { DEFAULT_VALUES } from '../site/defaults.ts';
import { type ListAddress, pageOf } from './list-address.ts';

/** The criteria of a result list: its address, and options that no address contains. */
export interface SearchCriteria extends SearchAddress {
  /** Also requests the filters that the list offers. */
  readonly offersFilters?: true;
  readonly pageSize?: number;
  /** The category's name, if the list is on the category's own page. */
  readonly categoryName?: string;
  /** Set if the list has its own address; its links to other pages keep that address. */
  readonly listAddress?: ListAddress | undefined;
}

/** Builds the search request. The keyword is trimmed and cut to its maximum length. */
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

/** Changed criteria start on the first page. */
export function updateCriteria(criteria: SearchCriteria, change: Partial<SearchCriteria>): SearchCriteria {
  return { ...criteria, pageNo: DEFAULT_VALUES.pageNo, after: undefined, ...change };
}

/**
 * The list's own address, if it has one; else the category's page, if the list is on it; else the search.
 *
 */
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

/** The filters and the view for the list's address; a switch that is off is left out. */
function toFilterQuery({ filters = {}, view }: SearchCriteria): AddressFilters & Pick<SearchAddress, 'view'> {
  const { verified, sample, ...others } = filters;
  return { ...others, verified: verified || undefined, sample: sample || undefined, view };
}

const KEYWORD_MAX = 200;
/** Far beyond the end of every list; an address may contain a larger number. */
const PAGE_NO_MAX = 1_000_000;
