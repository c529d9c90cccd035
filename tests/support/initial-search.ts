import type { SearchCriteria } from '@fairhall/core/catalogue/criteria';
import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';

/** All products, first page: the start of tests of result lists. */
export const INITIAL_SEARCH: SearchCriteria = { type: DEFAULT_VALUES.searchType, pageNo: DEFAULT_VALUES.pageNo };
