import type { ExhibitionData } from '../exhibition-data.ts';
import type { IndustryData } from './industry-data.ts';
import type { NewsWords } from './news-words.ts';

export interface IndustryHomeData
  extends Pick<ExhibitionData, 'intro' | 'figures' | 'exhibitors' | 'products' | 'floorPlan'> {
  readonly industry: IndustryData;
  /** The exhibition's latest news; may be empty. */
  readonly news: readonly NewsWords[];
  readonly newsHref: string | null;
  /** The link to the exhibition on the host of its country; null if the country has no host of its own. */
  readonly country: { readonly href: string; readonly text: string } | null;
  /** The address of the co-located exhibitions; null if there are none. */
  readonly onsiteHref: string | null;
}
