import type { IndustryKey } from '@fairhall/core/site/industries';
import type { CategoryTile } from './category-tiles.ts';
import type { ChipLink } from './link-chips.tsx';

export interface CategoriesT2Data {
  readonly id: string;
  readonly name: string;
  readonly count: string;
  readonly industry: IndustryKey | null;
  /** The address of all its products. */
  readonly all: string;
  readonly tiles: readonly CategoryTile[];
  /** The other first-level categories of its industry. */
  readonly beside: readonly ChipLink[];
}
