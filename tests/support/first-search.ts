import type { SearchCriteria } from '@fairhall/core/catalogue/criteria';
import { DEFAULTS } from '@fairhall/core/site/defaults';

/** Everything, products, first page: what tests of result lists start from. */
export const FIRST_SEARCH: SearchCriteria = { type: DEFAULTS.searchType, pageNo: DEFAULTS.pageNo };
