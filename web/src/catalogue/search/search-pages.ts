/** Found products and suppliers in one file, since the name of each file adds to the list that every page loads. */
export * as category from './category.screen.ts';
export * as latestProducts from './latest-products.screen.ts';
export * as search from './search.screen.ts';
