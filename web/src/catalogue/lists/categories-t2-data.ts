import type { IndustryKey } from '@fairhall/core/site/industries';
import type { CategoryTile } from './category-tiles.ts';
import type { ChipLink } from './link-chips.tsx';

export interface CategoriesT2Data {
  readonly id: string;
  readonly name: string;
  readonly count: string;
  readonly industry: IndustryKey | null;
  /** All its products. */
  readonly all: string;
  readonly tiles: readonly CategoryTile[];
  /** The other categories of the first level of its industry. */
  readonly beside: readonly ChipLink[];
}
