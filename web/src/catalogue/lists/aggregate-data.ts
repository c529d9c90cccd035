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
  /** Categories beside it. */
  readonly beside: readonly ChipLink[];
  /** A few of its suppliers, on the first page of its products. */
  readonly suppliers: readonly SupplierWords[];
  readonly allSuppliers: string;
}
