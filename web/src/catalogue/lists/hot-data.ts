import type { HotType } from '@fairhall/core/contract/directory/calls';
import type { ProductWords } from '../../ui/product-words.ts';
import type { SupplierWords } from '../../ui/supplier-words.ts';
import type { CategoryTile } from './category-tiles.ts';
import type { ChipLink } from './link-chips.tsx';

export interface HotData {
  readonly type: HotType;
  readonly kinds: readonly ChipLink[];
  readonly products: readonly ProductWords[];
  readonly suppliers: readonly SupplierWords[];
  readonly categories: readonly CategoryTile[];
  readonly count: string;
}
