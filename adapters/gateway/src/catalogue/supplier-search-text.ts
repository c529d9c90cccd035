import { searchText } from '@fairhall/core/search-text';

/** What a supplier is found by in lists: its name in the first line, its main products after it. */
export const supplierSearchText = (name: string, mainProducts: readonly string[]): string =>
  searchText(name, ...mainProducts);
