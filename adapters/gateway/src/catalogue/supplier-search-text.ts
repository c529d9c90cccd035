import { searchText } from '@fairhall/core/search-text';

/** The text by which lists find a supplier: its name in the first line, then its main products. */
export const supplierSearchText = (name: string, mainProducts: readonly string[]): string =>
  searchText(name, ...mainProducts);
