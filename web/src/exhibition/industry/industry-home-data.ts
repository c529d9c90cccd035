import type { ExhibitionData } from '../exhibition-data.ts';
import type { IndustryData } from './industry-data.ts';
import type { NewsWords } from './news-words.ts';

export interface IndustryHomeData extends Pick<ExhibitionData, 'intro' | 'figures' | 'exhibitors' | 'products'> {
  readonly industry: IndustryData;
  /** The newest of the show; empty for none. */
  readonly news: readonly NewsWords[];
  readonly newsHref: string | null;
  /** Those held beside it; null where it is the only one. */
  readonly onsiteHref: string | null;
}
