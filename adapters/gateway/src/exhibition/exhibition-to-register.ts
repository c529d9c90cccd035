import { EXHIBITION_PHASE } from '@fairhall/core/site/exhibition-codes';
import type { IndustryKey } from '@fairhall/core/site/industries';
import type { CallContext } from '../call-context.ts';
import { findExhibitionsByIds } from './exhibition-rows.ts';

/** The facts that a registration needs about its exhibition. */
interface ExhibitionToRegister {
  readonly exhibitionId: string;
  readonly websiteId: number;
  readonly industry: IndustryKey;
  readonly name: string;
  readonly location: string;
  readonly inshowStartDate: string;
  readonly inshowEndDate: string;
  /** Whether registration is possible: the exhibition is visible and not over. */
  readonly isOpen: boolean;
  /** The path of the exhibition's page on its country's site. */
  readonly path: string;
}

/** The exhibition for a registration, in the language of the call; undefined if there is no visible one. */
export async function exhibitionToRegister(
  context: CallContext,
  exhibitionId: string,
): Promise<ExhibitionToRegister | undefined> {
  const [found] = await findExhibitionsByIds(context, [exhibitionId]);
  if (found === undefined) return undefined;
  const { websiteId, industry, name, location, inshowStartDate, inshowEndDate, phase, exhibitionUrl } = found;
  const isOpen = phase >= EXHIBITION_PHASE.notStarted && phase <= EXHIBITION_PHASE.duringShow;
  return {
    exhibitionId,
    websiteId,
    industry,
    name,
    location,
    inshowStartDate,
    inshowEndDate,
    isOpen,
    path: exhibitionUrl,
  };
}
