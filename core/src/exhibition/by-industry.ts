import type { Exhibition } from '../contract/exhibition/calls.ts';
import { isCurrent } from './phase.ts';

type Row = Pick<Exhibition, 'exhibitionId' | 'websiteId' | 'industry' | 'phase'>;

/**
 * Exhibitions to show beside the current one of a site: the site's own, then of every other industry the first. What is over is
 * left out, and the order stays as it was. D-04
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
