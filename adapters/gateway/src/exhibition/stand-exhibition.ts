import type { IndustryKey } from '@fairhall/core/site/industries';
import type { CallContext } from '../call-context.ts';
import { nearestFirst } from './choose-exhibitions.ts';
import { exhibitionFacts, exhibitionsByIds } from './exhibition-rows.ts';

interface Asked {
  readonly exhibitionId?: string | undefined;
  readonly industry?: IndustryKey | undefined;
  readonly websiteId?: number | undefined;
}

/** An exhibition that somebody wants a stand at: by its id, else the one that comes of an industry at a site. D-54 */
export async function standExhibition(context: CallContext, { exhibitionId, industry, websiteId }: Asked) {
  const id = exhibitionId ?? (await comingOf(context, industry, websiteId));
  const [found] = id === undefined ? [] : await exhibitionsByIds(context, [id]);
  return found;
}

async function comingOf(context: CallContext, industry: IndustryKey | undefined, websiteId: number | undefined) {
  const there = (await exhibitionFacts(context)).filter(
    (facts) => facts.industry === industry && facts.websiteId === websiteId,
  );
  return nearestFirst(there)[0]?.exhibitionId;
}
