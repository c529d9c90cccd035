import { searchText } from '@fairhall/core/search-text';

/** The search text of a stand: hall and number together, as on a plan, and the number alone. */
export const standSearchText = (hall: string, stand: string): string => searchText(`${hall}${stand}`, stand);
