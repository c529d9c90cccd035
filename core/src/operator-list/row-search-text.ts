import { searchText } from '../search-text.ts';

/** What a row of a list is found by: all of its values. D-94 */
export const rowSearchText = (content: Readonly<Record<string, string>>): string =>
  searchText(...Object.values(content));
