import type { PageBlock } from '../../ui/article-blocks.tsx';
import type { ExhibitionData } from '../exhibition-data.ts';
import type { IndustryData } from './industry-data.ts';

export interface IndustryTextData extends Pick<ExhibitionData, 'intro' | 'figures' | 'themes'> {
  readonly industry: IndustryData;
  readonly halls: readonly string[];
  /** The text that staff wrote for this exhibition, otherwise the general text; may be empty. */
  readonly blocks: readonly PageBlock[];
  /** The language of the blocks if it differs from the page's. */
  readonly lang: string | undefined;
}
