import type { IndustryKey } from '@fairhall/core/site/industries';
import type { Crumb } from '../../ui/page-breadcrumbs.tsx';
import type { SupplierWords } from '../../ui/supplier-words.ts';
import type { SearchData } from '../search/search-data.ts';
import type { ChipLink } from './link-chips.tsx';

export interface AggregateData {
  readonly name: string;
  readonly industry: IndustryKey | null;
  readonly crumbs: readonly Crumb[];
  readonly results: SearchData;
  /** Neighbouring categories. */
  readonly beside: readonly ChipLink[];
  /** A few suppliers of the category, only on the first page of its products. */
  readonly suppliers: readonly SupplierWords[];
  readonly allSuppliers: string;
}
