import { type ExhibitionLinkTarget, toExhibitionParams } from '@fairhall/core/exhibition/links';
import type { QueryOf, RouteParams } from '@fairhall/core/routes/routes';
import { INDUSTRY_BY_KEY } from '@fairhall/core/site/industries';
import { findSiteById } from '@fairhall/core/site/sites';
import type { Visit } from '../page/screen.ts';

interface HrefContext {
  readonly href: Visit['href'];
  readonly boot: Pick<Visit['boot'], 'audience'>;
}

/** The path of the industry pages of an exhibition for global buyers; null for other audiences. D-92 */
function toIndustryParams(
  { websiteId, industry }: ExhibitionLinkTarget,
  { boot }: HrefContext,
): RouteParams['industryHome'] | null {
  const site = findSiteById(websiteId);
  if (boot.audience !== 'globalBuyer' || site === undefined) return null;
  return { industryAbbr: INDUSTRY_BY_KEY[industry].abbr, websiteAbbr: site.abbr };
}

/** Returns the address of an exhibition's home page for the audience, with a hall of its floor plan. D-92 */
export function getOverviewHref(exhibition: ExhibitionLinkTarget, context: HrefContext, hall?: string): string {
  const industry = toIndustryParams(exhibition, context);
  return industry === null
    ? context.href('expoHome', toExhibitionParams(exhibition), { hall })
    : context.href('industryHome', industry, { hall });
}

/** Returns the address of an exhibition's exhibitors for the audience. D-92 */
export function getExhibitorsHref(
  exhibition: ExhibitionLinkTarget,
  context: HrefContext,
  query: QueryOf<'expoExhibitors'> = {},
): string {
  const industry = toIndustryParams(exhibition, context);
  return industry === null
    ? context.href('expoExhibitors', toExhibitionParams(exhibition), query)
    : context.href('industryExhibitors', industry, query);
}

/** Returns the address of the buyer's planner of an exhibition for the audience. D-28 D-92 */
export function getPlannerHref(
  exhibition: ExhibitionLinkTarget,
  context: HrefContext,
  query: QueryOf<'expoPlanner'> = {},
): string {
  const industry = toIndustryParams(exhibition, context);
  return industry === null
    ? context.href('expoPlanner', toExhibitionParams(exhibition), query)
    : context.href('industryPlanner', industry, query);
}

/** Returns the address of the form that asks an exhibitor for a meeting, for the audience. D-30 D-92 */
export function getMeetingHref(exhibition: ExhibitionLinkTarget, supplierId: string, context: HrefContext): string {
  const industry = toIndustryParams(exhibition, context);
  return industry === null
    ? context.href('expoMeeting', { exhibitionId: exhibition.exhibitionId, supplierId })
    : context.href('industryMeeting', { ...industry, supplierId });
}
