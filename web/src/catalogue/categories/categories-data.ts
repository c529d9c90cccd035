import type { IndustryKey } from '@fairhall/core/site/industries';
import type { CategoryTile } from '../lists/category-tiles.ts';

export interface CategoryLink {
  readonly id: string;
  readonly name: string;
  /** Where the name is not in the page's language. */
  readonly lang: string | null;
  readonly href: string;
  readonly count: string;
  readonly children: readonly CategoryLink[];
}

export interface CategoriesData {
  readonly industries: readonly { readonly key: IndustryKey; readonly categories: readonly CategoryLink[] }[];
  /** The category of the first level that the address chose. */
  readonly active:
    | (Pick<CategoryTile, 'id' | 'name' | 'href' | 'count'> & {
        readonly industry: IndustryKey | null;
        readonly tiles: readonly CategoryTile[];
      })
    | null;
}
