import type { Exhibition } from '../contract/exhibition/calls.ts';
import { isCurrent } from './phase.ts';

type Row = Pick<Exhibition, 'exhibitionId' | 'websiteId' | 'industry' | 'phase'>;

/**
 * Lists exhibitions to show beside the current one of a site: the site's own first, then the first of each other
 * industry. Exhibitions that are over are left out; the given order is kept. D-04
 */
export function listOthersByIndustry<Of extends Row>(
  rows: readonly Of[],
  { websiteId, currentId }: { readonly websiteId: number; readonly currentId: string | undefined },
): readonly Of[] {
  const coming = rows.filter(({ exhibitionId, phase }) => exhibitionId !== currentId && isCurrent(phase));
  const siteRows = coming.filter((row) => row.websiteId === websiteId);
  const industries = new Set(siteRows.map(({ industry }) => industry));
  const others = coming.filter((row) => {
    if (row.websiteId === websiteId || industries.has(row.industry)) return false;
    industries.add(row.industry);
    return true;
  });
  return [...siteRows, ...others];
}
