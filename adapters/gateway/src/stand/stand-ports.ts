import type { IndustryKey } from '@fairhall/core/site/industries';
import type { CallContext } from '../call-context.ts';
import type { TextsByLanguage } from '../texts.ts';

/** An exhibition as a request for a stand needs it. */
export interface StandExhibition {
  readonly exhibitionId: string;
  readonly name: string;
  readonly location: string;
  readonly inshowStartDate: string;
  readonly inshowEndDate: string;
}

/** What requests for stands need of others. */
export interface StandPorts {
  readonly texts: TextsByLanguage;
  /** Where the pages begin, without a slash at the end. */
  readonly pagesUrl: string;
  /** One exhibition, or the one that comes of an industry at a site; undefined where nobody may see one. */
  findStandExhibition(
    context: CallContext,
    query: {
      readonly exhibitionId?: string | undefined;
      readonly industry?: IndustryKey | undefined;
      readonly websiteId?: number | undefined;
    },
  ): Promise<StandExhibition | undefined>;
}
