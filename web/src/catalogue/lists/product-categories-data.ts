import type { IndustryKey } from '@fairhall/core/site/industries';
import type { CategoryTile } from './category-tiles.ts';

export interface ProductCategoriesData {
  readonly industries: readonly { readonly key: IndustryKey; readonly tiles: readonly CategoryTile[] }[];
}
