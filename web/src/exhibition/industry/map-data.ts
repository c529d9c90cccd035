import type { PageBlock } from '../../ui/article-blocks.tsx';
import type { IndustryData } from './industry-data.ts';

export interface VenueMapData {
  readonly industry: IndustryData;
  readonly halls: readonly { readonly id: string; readonly name: string }[];
  readonly blocks: readonly PageBlock[];
  readonly lang: string | undefined;
}
