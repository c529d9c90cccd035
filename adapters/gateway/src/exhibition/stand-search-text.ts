import { searchText } from '@fairhall/core/search-text';

/** What a stand is found by: its hall and number in one, as a plan says it, or its number alone. */
export const standSearchText = (hall: string, stand: string): string => searchText(`${hall}${stand}`, stand);
