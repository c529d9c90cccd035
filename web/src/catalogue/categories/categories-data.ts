import type { IndustryKey } from '@fairhall/core/site/industries';
import type { CategoryTile } from '../lists/category-tiles.ts';

export interface CategoryLink {
  readonly id: string;
  readonly name: string;
  /** The name's language if it is not the page's; null otherwise. */
  readonly lang: string | null;
  readonly href: string;
  readonly count: string;
  readonly children: readonly CategoryLink[];
}

export interface CategoriesData {
  readonly industries: readonly { readonly key: IndustryKey; readonly categories: readonly CategoryLink[] }[];
  /** The first-level category that the address selects. */
  readonly active:
    | (Pick<CategoryTile, 'id' | 'name' | 'href' | 'count'> & {
        readonly industry: IndustryKey | null;
        readonly tiles: readonly CategoryTile[];
      })
    | null;
}
