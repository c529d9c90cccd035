import type { PageBlock } from '../../ui/article-blocks.tsx';
import type { ExhibitionData } from '../exhibition-data.ts';
import type { IndustryData } from './industry-data.ts';

export interface IndustryTextData extends Pick<ExhibitionData, 'intro' | 'figures' | 'themes'> {
  readonly industry: IndustryData;
  readonly halls: readonly string[];
  /** What operators wrote, else what is said of every show; empty for neither. */
  readonly blocks: readonly PageBlock[];
  /** The language of the blocks, where it is not the page's. */
  readonly lang: string | undefined;
}
