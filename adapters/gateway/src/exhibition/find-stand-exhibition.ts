import type { IndustryKey } from '@fairhall/core/site/industries';
import type { CallContext } from '../call-context.ts';
import { findExhibitionsByIds, listExhibitionFacts } from './exhibition-rows.ts';
import { sortByNearest } from './sort-exhibitions.ts';

interface StandExhibitionQuery {
  readonly exhibitionId?: string | undefined;
  readonly industry?: IndustryKey | undefined;
  readonly websiteId?: number | undefined;
}

/** The exhibition of a stand booking: by its id, else the next exhibition of the industry at the site. D-54 */
export async function findStandExhibition(
  context: CallContext,
  { exhibitionId, industry, websiteId }: StandExhibitionQuery,
) {
  const id = exhibitionId ?? (await findUpcomingId(context, industry, websiteId));
  const [found] = id === undefined ? [] : await findExhibitionsByIds(context, [id]);
  return found;
}

async function findUpcomingId(context: CallContext, industry: IndustryKey | undefined, websiteId: number | undefined) {
  const candidates = (await listExhibitionFacts(context)).filter(
    (facts) => facts.industry === industry && facts.websiteId === websiteId,
  );
  return sortByNearest(candidates)[0]?.exhibitionId;
}
