import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { toExhibitionParams } from '@fairhall/core/exhibition/links';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import { isCurrent, resolvePhase } from '@fairhall/core/exhibition/phase';
import { readQuery } from '@fairhall/core/routes/query';
import { INDUSTRY_BY_KEY } from '@fairhall/core/site/industries';
import { findSiteById } from '@fairhall/core/site/sites';
import type { Visit } from '../../page/screen.ts';
import { getExhibitorsHref, getOverviewHref, getPlannerHref } from '../exhibition-hrefs.ts';
import { FLOOR_PLAN } from './floor-plan-fragment.ts';

/** The pages of an exhibition that have a tab. */
export type ExhibitionTab =
  | 'overview'
  | 'exhibitors'
  | 'spotlight'
  | 'floorPlan'
  | 'information'
  | 'planner'
  | 'lottery';

export interface ExhibitionTabLink {
  readonly tab: ExhibitionTab;
  readonly href: string;
  readonly isOnOtherHost: boolean;
}

type TabVisit = Pick<Visit, 'href' | 'boot' | 'search'>;

/**
 * Returns the tabs of an exhibition: its pages that have content. A page that is only on the other host is linked
 * there; it is missing if that host does not exist. `countryUrl` is the exhibition's address on the host of its country,
 * for pages on the international one; '' if there is no such host. D-92
 */
export function toExhibitionTabs(
  exhibition: ExhibitionDetail,
  visit: TabVisit,
  countryUrl = '',
): readonly ExhibitionTabLink[] {
  const { figures } = exhibition;
  const phase = resolvePhase(exhibition.phase, readQuery(visit.search).isDuringExpo);
  const params = toExhibitionParams(exhibition);
  const hasExhibitors = figures.exhibitors > 0;
  const overview = getOverviewHref(exhibition, visit);
  const linkCountry = (path: string) => toCountryLink(path, countryUrl, visit);
  const links: Record<ExhibitionTab, Omit<ExhibitionTabLink, 'tab'> | null> = {
    overview: linkHere(overview),
    exhibitors: linkHere(getExhibitorsHref(exhibition, visit)),
    spotlight: hasExhibitors ? linkCountry(visit.href('expoSpotlightExhibitors', params)) : null,
    floorPlan: hasExhibitors ? linkHere(`${overview}#${FLOOR_PLAN}`) : null,
    information: toInformationLink(exhibition, visit),
    planner: linkHere(getPlannerHref(exhibition, visit)),
    lottery: hasOffer(phase, 'drawLottery') ? linkCountry(visit.href('expoLotteryWheel', params)) : null,
  };
  return TABS.flatMap((tab) => (links[tab] === null ? [] : [{ tab, ...links[tab] }]));
}

const TABS = ['overview', 'exhibitors', 'spotlight', 'floorPlan', 'information', 'planner', 'lottery'] as const;

const linkHere = (href: string) => ({ href, isOnOtherHost: false });

/** A page that only the host of the exhibition’s country has. */
function toCountryLink(path: string, countryUrl: string, { boot }: TabVisit) {
  if (boot.audience === 'buyer') return linkHere(path);
  return countryUrl === '' ? null : { href: `${new URL(countryUrl).origin}${path}`, isOnOtherHost: true };
}

/** The industry’s pages are about its coming edition, so a past one has none. Only the international host has them. */
function toInformationLink({ websiteId, industry, phase }: ExhibitionDetail, { href, boot }: TabVisit) {
  const site = findSiteById(websiteId);
  if (site === undefined || !isCurrent(phase)) return null;
  const path = href('industryIntro', { industryAbbr: INDUSTRY_BY_KEY[industry].abbr, websiteAbbr: site.abbr });
  if (boot.audience === 'globalBuyer') return linkHere(path);
  return boot.globalUrl === '' ? null : { href: `${boot.globalUrl}${path}`, isOnOtherHost: true };
}
