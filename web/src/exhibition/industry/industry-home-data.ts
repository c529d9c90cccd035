import type { ExhibitionData } from '../exhibition-data.ts';
import type { IndustryData } from './industry-data.ts';
import type { NewsWords } from './news-words.ts';

export interface IndustryHomeData extends Pick<ExhibitionData, 'intro' | 'figures' | 'exhibitors' | 'products'> {
  readonly industry: IndustryData;
  /** The exhibition's latest news; may be empty. */
  readonly news: readonly NewsWords[];
  readonly newsHref: string | null;
  /** The address of the co-located exhibitions; null if there are none. */
  readonly onsiteHref: string | null;
}
