import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { imageUrl } from '@fairhall/core/contract/resource';
import { exhibitionCalendarPath } from '@fairhall/core/exhibition/calendar-path';
import { exhibitionDates } from '@fairhall/core/exhibition/dates';
import type { ExhibitionLinkTarget } from '@fairhall/core/exhibition/links';
import { type ExhibitionPhase, resolvePhase } from '@fairhall/core/exhibition/phase';
import { readQuery } from '@fairhall/core/routes/query';
import type { DoorTimes } from '@fairhall/core/site/door-times';
import { EXHIBITION_STATUS } from '@fairhall/core/site/exhibition-codes';
import { getFormat } from '@fairhall/core/site/format';
import type { IndustryKey } from '@fairhall/core/site/industries';
import { findSiteById } from '@fairhall/core/site/sites';
import type { Visit } from '../page/screen.ts';
import { type ExhibitionTabLink, toExhibitionTabs } from '../ui/exhibition-head/exhibition-tab-links.ts';
import { getExhibitorsHref, getOverviewHref, getPlannerHref } from '../ui/exhibition-hrefs.ts';
import { type ExhibitionStatusWords, toPhaseWords } from '../ui/exhibition-words.ts';

/** The header of every page of an exhibition, formatted with links. */
export interface ExhibitionPageWords {
  readonly id: string;
  readonly name: string;
  /** Null if it equals the name. */
  readonly nameLocal: string | null;
  readonly websiteId: number;
  readonly industry: IndustryKey;
  readonly phase: ExhibitionPhase;
  readonly status: ExhibitionStatusWords;
  readonly dates: string;
  /** Null if no hours are set. */
  readonly hours: string | null;
  readonly location: string;
  /** The values for the local time at the venue: the IANA time zone and the opening hours. */
  readonly clock: { readonly timeZone: string } & DoorTimes;
  readonly country: string;
  readonly mapHref: string;
  /** Null once the exhibition is over. */
  readonly calendarHref: string | null;
  readonly banner: string | null;
  /** The canonical address of each page for the audience. */
  readonly hrefs: Readonly<Record<'overview' | 'exhibitors' | 'planner', string>>;
  readonly tabs: readonly ExhibitionTabLink[];
  /** For structured data. */
  readonly days: { readonly from: string; readonly to: string };
}

type WordsVisit = Pick<Visit, 'boot' | 'texts' | 'href' | 'search'>;

/** Formats the header of an exhibition's pages.    */
export function toExhibitionPageWords(
  exhibition: ExhibitionDetail,
  visit: WordsVisit,
  countryUrl = '',
): ExhibitionPageWords {
  const { boot, texts, search } = visit;
  const { exhibitionId, name, nameLocal, industry, startTime, endTime, banner } = exhibition;
  const site = findSiteById(exhibition.websiteId);
  const isOver = exhibition.status === EXHIBITION_STATUS.COMPLETED;
  return {
    id: exhibitionId,
    name,
    websiteId: exhibition.websiteId,
    industry,
    location: exhibition.location,
    mapHref: exhibition.googleMapUrl,
    nameLocal: nameLocal === name ? null : nameLocal,
    phase: resolvePhase(exhibition.phase, readQuery(search).isDuringExpo),
    status: toPhaseWords(exhibition, visit),
    dates: exhibitionDates({ ...exhibition, startTime: '', endTime: '' }, boot.lang),
    hours:
      startTime === '' || endTime === '' ? null : texts.text('exhibition.hours', { start: startTime, end: endTime }),
    clock: { timeZone: exhibition.timeZone, startTime, endTime },
    country: site === undefined || site.international ? '' : getFormat(boot.lang).countryName(site.abbr),
    calendarHref: isOver ? null : `${boot.gatewayUrl}/${exhibitionCalendarPath(exhibitionId, boot.lang)}`,
    banner: banner === '' ? null : imageUrl(boot.imageServer, banner, boot.device === 'pc' ? 0 : 960),
    hrefs: toExhibitionHrefs(exhibition, visit),
    tabs: toExhibitionTabs(exhibition, visit, countryUrl),
    days: { from: exhibition.inshowStartDate, to: exhibition.inshowEndDate },
  };
}

/** Returns the addresses of an exhibition's pages for the audience. D-92 */
export function toExhibitionHrefs(
  exhibition: ExhibitionLinkTarget,
  visit: Pick<Visit, 'href' | 'boot'>,
): ExhibitionPageWords['hrefs'] {
  return {
    overview: getOverviewHref(exhibition, visit),
    exhibitors: getExhibitorsHref(exhibition, visit),
    planner: getPlannerHref(exhibition, visit),
  };
}
