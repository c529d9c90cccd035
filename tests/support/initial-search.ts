import type { SearchCriteria } from '@fairhall/core/catalogue/criteria';
import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';

/** Everything, products, first page: what tests of result lists start from. */
export const INITIAL_SEARCH: SearchCriteria = { type: DEFAULT_VALUES.searchType, pageNo: DEFAULT_VALUES.pageNo };
