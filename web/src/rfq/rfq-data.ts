import type { RfqOpening } from '@fairhall/core/rfq/opening';
import { readQuery } from '@fairhall/core/routes/query';
import type { Visit } from '../page/screen.ts';
import { type BroughtTags, loadBroughtTags } from '../tags/brought-tags.ts';

/** One form on two pages: asking by oneself, and having the buyer service ask (D-23). */
export interface RfqData {
  readonly kind: 'rfq' | 'service';
  readonly opening: RfqOpening;
  readonly industry: string | null;
  readonly tags: BroughtTags;
  /** The address names somebody's mail address. */
  readonly isPrivate: boolean;
}

export const loadRfq = (visit: Visit): Promise<RfqData> => rfqData('rfq', visit);

export const loadRfqService = (visit: Visit): Promise<RfqData> => rfqData('service', visit);

async function rfqData(kind: RfqData['kind'], visit: Visit): Promise<RfqData> {
  const query = readQuery(visit.search);
  // What reads an address is not on the page whose address the server has read.
  const [{ rfqOpening }, tags] = await Promise.all([import('@fairhall/core/rfq/opening'), loadBroughtTags(visit)]);
  return {
    kind,
    opening: rfqOpening(query),
    industry: query.industryType ?? null,
    tags,
    isPrivate: query.rfqEmail !== undefined || query.rfqDefaultData !== undefined,
  };
}
