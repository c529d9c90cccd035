import type { Crumb } from '../../ui/page-breadcrumbs.tsx';
import type { SearchData } from './search-data.ts';

export interface CategoryData {
  readonly name: string;
  readonly industry: string | null;
  readonly crumbs: readonly Crumb[];
  readonly results: SearchData;
}
