import type { IndustryKey } from '@fairhall/core/site/industries';
import type { CallContext } from '../call-context.ts';
import type { PageUrl } from '../site-pages.ts';
import type { TextsByLanguage } from '../texts.ts';

/** The facts that a stand request needs about its exhibition. */
export interface StandExhibition {
  readonly exhibitionId: string;
  readonly name: string;
  readonly location: string;
  readonly inshowStartDate: string;
  readonly inshowEndDate: string;
}

/** The functions of other features that stand requests need. */
export interface StandPorts {
  readonly texts: TextsByLanguage;
  /** The absolute address of a page on a site’s own host. */
  readonly pageUrl: PageUrl;
  /** An exhibition by its id, or the next one of an industry at a site; undefined if none is visible. */
  findStandExhibition(
    context: CallContext,
    query: {
      readonly exhibitionId?: string | undefined;
      readonly industry?: IndustryKey | undefined;
      readonly websiteId?: number | undefined;
    },
  ): Promise<StandExhibition | undefined>;
}
