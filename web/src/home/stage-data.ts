import { supplierCard } from '@fairhall/core/catalogue/card';
import type { Exhibition, ExhibitionDetail, Exhibitor } from '@fairhall/core/contract/exhibition/calls';
import { exhibitionDates } from '@fairhall/core/exhibition/dates';
import { exhibitionLink } from '@fairhall/core/exhibition/links';
import { getFormat } from '@fairhall/core/site/format';
import type { Visit } from '../page/screen.ts';
import { hrefAt } from '../ui/exhibition-context.ts';
import { getExhibitorsHref, getPlannerHref } from '../ui/exhibition-hrefs.ts';
import { standName } from '../ui/stand-name.ts';
import { type ExhibitionRowWords, type RowVisit, toExhibitionRow } from './exhibition-row-words.ts';

/** The exhibition that a home page presents first. */
export interface StageWords extends ExhibitionRowWords {
  /** The dates with the daily opening hours. */
  readonly dates: string;
  /** The daily opening hours; '' if not set. */
  readonly hours: string;
  /** '' if no location is set. */
  readonly mapHref: string;
  /** The numbers of its exhibitors and of their countries; empty without exhibitors. */
  readonly counts: readonly string[];
  readonly exhibitors: readonly StageExhibitor[];
  /** Null if this audience has no page of its exhibitors. */
  readonly exhibitorsHref: string | null;
  /** Null if this audience has no planner for it. */
  readonly plannerHref: string | null;
  readonly planned: PlannedShow;
}

/** What is needed to load and show a buyer's next stops at an exhibition. */
export type PlannedShow = Pick<Exhibition, 'exhibitionId' | 'timeZone' | 'startTime' | 'endTime' | 'inshowStartDate'>;

interface StageExhibitor {
  readonly id: string;
  readonly name: string;
  /** For example "H3 A12". */
  readonly stand: string;
  readonly href: string;
}

/**
 * The numbers of exhibitors on the stage: two columns on a PC. A phone shows the third to logged-in buyers only, so that
 * nothing moves when their next three stops replace the exhibitors.
 */
const EXHIBITOR_LIMITS = { pc: 6, h5: 3 } as const;

/** Loads the counts and the first exhibitors of the exhibition; without those that cannot be loaded. D-04 D-05 */
export async function loadStage(
  exhibition: Exhibition | ExhibitionDetail,
  visit: RowVisit & Pick<Visit, 'ports' | 'signal'>,
  atSite?: number,
): Promise<StageWords> {
  const { exhibitionId } = exhibition;
  const calls = (await visit.ports.frontGateway()).exhibition;
  const options = { signal: visit.signal, handled: true };
  const [detail, exhibitors] = await Promise.all([
    'figures' in exhibition ? { ok: true as const, value: exhibition } : calls.detail({ exhibitionId }, options),
    calls.exhibitors({ exhibitionId, pageNo: 1 }, options),
  ]);
  return toStage(exhibition, visit, {
    atSite,
    figures: detail.ok ? detail.value.figures : null,
    exhibitors: exhibitors.ok ? exhibitors.value.records : [],
  });
}

interface ExhibitionFacts {
  readonly atSite: number | undefined;
  readonly figures: Pick<ExhibitionDetail['figures'], 'exhibitors' | 'countries'> | null;
  readonly exhibitors: readonly Exhibitor[];
}

function toStage(
  exhibition: Exhibition,
  visit: RowVisit,
  { atSite, figures, exhibitors }: ExhibitionFacts,
): StageWords {
  const { boot, texts } = visit;
  const { startTime, endTime, exhibitionId, timeZone, inshowStartDate } = exhibition;
  const hasPages = exhibitionLink(exhibition, boot.audience).route !== 'home';
  return {
    ...toExhibitionRow(exhibition, visit, atSite),
    dates: exhibitionDates(exhibition, boot.lang),
    hours: startTime === '' ? '' : texts.text('home.exhibition.hours', { start: startTime, end: endTime }),
    mapHref: exhibition.googleMapUrl,
    counts: figures === null || figures.exhibitors === 0 ? [] : toCounts(figures, visit),
    exhibitors: exhibitors.slice(0, EXHIBITOR_LIMITS[boot.device]).map((exhibitor) => {
      const { id, name, link } = supplierCard(exhibitor, boot.now);
      return {
        id,
        name,
        stand: standName(exhibitor.hall, exhibitor.standNo),
        href: hrefAt(exhibitionId, link, visit),
      };
    }),
    exhibitorsHref: hasPages ? getExhibitorsHref(exhibition, visit) : null,
    plannerHref: hasPages ? getPlannerHref(exhibition, visit) : null,
    planned: { exhibitionId, timeZone, startTime, endTime, inshowStartDate },
  };
}

function toCounts({ exhibitors, countries }: NonNullable<ExhibitionFacts['figures']>, { boot, texts }: RowVisit) {
  const { number } = getFormat(boot.lang);
  return [
    texts.counted('home.exhibition.exhibitors', exhibitors, { count: number(exhibitors) }),
    texts.counted('home.exhibition.countries', countries, { count: number(countries) }),
  ];
}
