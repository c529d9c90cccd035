import { searchText } from '../search-text.ts';

/** Returns the text by which a row is searched: all of its values. D-94 */
export const rowSearchText = (content: Readonly<Record<string, string>>): string =>
  searchText(...Object.values(content));
