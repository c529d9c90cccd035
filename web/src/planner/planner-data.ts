import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import { listPlanDays, type PlanDay, selectDay } from '@fairhall/core/planner/days';
import type { Plan } from '@fairhall/core/planner/offline-plans';
import { listStops, type NumberedStop, type StopOrder, sortStops } from '@fairhall/core/planner/stops';
import { readQuery } from '@fairhall/core/routes/query';
import type { QueryOf } from '@fairhall/core/routes/routes';
import { getFormat } from '@fairhall/core/site/format';
import type { IndustryKey } from '@fairhall/core/site/industries';
import { type ExhibitionClock, getExhibitionClock } from '@fairhall/core/site/opening-hours';
import { formatWeekday } from '@fairhall/core/site/weekday';
import { formatCachedAt } from '../page/cached-at.ts';
import type { CacheableAnswer } from '../page/fetch-or-read-cache.ts';
import type { Visit } from '../page/screen.ts';
import { type SubpageHeadWords, toSubpageHead } from '../ui/exhibition-head/exhibition-subpage-head.tsx';
import { type ExhibitionTabLink, toExhibitionTabs } from '../ui/exhibition-head/exhibition-tab-links.ts';
import { getExhibitorsHref, getOverviewHref } from '../ui/exhibition-hrefs.ts';
import { type HallPlanWords, hallPlanWords } from '../ui/hall-plan/hall-plan-words.ts';
import { getBadgeHref } from './badge-href.ts';
import { type StopWords, stopWords } from './stop-words.ts';

/** A link to one day of the exhibition, or to the stops that have no day yet. */
export interface DayWords {
  /** yyyy-mm-dd; null for the stops without a day. */
  readonly day: string | null;
  /** "Thu" and "15"; both '' for the stops without a day. */
  readonly weekday: string;
  readonly number: string;
  /** For example "6 stops". */
  readonly count: string;
  readonly href: string;
}

export interface HallWords {
  readonly id: string;
  readonly title: string;
  /** '' for a hall without a name. */
  readonly name: string;
  readonly count: string;
  readonly stops: readonly StopWords[];
  /** Null if the hall's plan is not available. */
  readonly plan: HallPlanWords | null;
}

export interface PlannerData {
  readonly show: {
    readonly id: string;
    readonly websiteId: number;
    readonly name: string;
    readonly industry: IndustryKey;
    readonly timeZone: string;
    readonly head: SubpageHeadWords;
    readonly tabs: readonly ExhibitionTabLink[];
    readonly exhibitorsHref: string;
    readonly badgeHref: string;
    /** Whether buyers can request meetings in the exhibition's present phase. */
    readonly canMeet: boolean;
    /** The days that a stop can be set to. */
    readonly days: readonly { readonly day: string; readonly label: string }[];
    /** Opening hours as HH:mm; both '' if they are not known. */
    readonly hours: { readonly from: string; readonly to: string };
  };
  readonly days: readonly DayWords[];
  /** The selected day, and below it as text; null for the stops without a day. */
  readonly day: string | null;
  readonly dayLabel: string;
  /** "Doors 10:00 to 18:00"; null if the opening hours are not known. */
  readonly doors: string | null;
  /** "2 halls"; null if there are none. */
  readonly hallCount: string | null;
  readonly order: StopOrder;
  readonly orderHrefs: Readonly<Record<StopOrder, string>>;
  /** The selected day's stops, grouped by hall. */
  readonly halls: readonly HallWords[];
  /** The selected day's stops, ordered by time. */
  readonly stops: readonly StopWords[];
  readonly gone: readonly StopWords[];
  readonly isEmpty: boolean;
  /** The venue's date and time when this data was made. */
  readonly clock: ExhibitionClock;
  /** When the cached data was fetched, if the gateway cannot be reached; null for current data. REL-19 */
  readonly cachedAt: string | null;
}

/**
 * Builds the page's data for one day of a plan: the day in the address, or else the default day. `to` returns the
 * address of a day. D-28
 */
export function plannerData(
  { value, cachedAt }: CacheableAnswer<Plan>,
  visit: PlannerVisit,
  to: PlannerHref,
  countryUrl = '',
): PlannerData {
  const { exhibition } = value;
  const { boot, texts } = visit;
  const { day: asked, view } = readQuery(visit.search);
  const order = view === 'time' ? 'time' : 'hall';
  // Cached data is shown long after the document was made, so the clock is read now.
  const clock = getExhibitionClock(exhibition, visit.ports.offlineAnswers?.clock.now() ?? boot.now);
  const all = listStops(value);
  const days = listPlanDays(exhibition, all);
  const isEmpty = all.length === 0;
  const day = selectDay(days, asked === 'none' ? null : asked, clock.day);
  const stops = sortStops(
    all.filter((stop) => stop.day === day),
    order,
    exhibition,
  );
  const halls = groupByHall(stops, value, visit);
  // The first stop added to an empty plan has no day yet. Selecting the stops without a day shows it at once.
  const shownDay = isEmpty ? null : day;
  return {
    show: toExhibitionWords(exhibition, visit, countryUrl),
    days: days.map((each) => dayWords(each, order, { visit, to })),
    day,
    order,
    clock,
    halls,
    dayLabel: day === null ? texts.text('planner.day.none') : dayLabel(day, visit),
    doors: formatDoorHours(exhibition, visit),
    hallCount:
      halls.length === 0
        ? null
        : texts.counted('planner.halls', halls.length, { count: getFormat(boot.lang).number(halls.length) }),
    orderHrefs: { hall: hrefTo(shownDay, 'hall', to), time: hrefTo(shownDay, 'time', to) },
    stops: stops.filter(({ standNo }) => standNo !== '').map((stop) => stopWords(stop, visit)),
    gone: stops.filter(({ standNo }) => standNo === '').map((stop) => stopWords(stop, visit)),
    isEmpty,
    cachedAt: cachedAt === null ? null : texts.text('planner.asOf', { time: formatCachedAt(cachedAt, boot.lang) }),
  };
}

type PlannerVisit = Omit<Visit, 'params'>;

/**
 * Returns the address of the planner with the page's present path parameters, because the cached copy is found by that
 * address.
 */
type PlannerHref = (query: QueryOf<'expoPlanner'>) => string;

const hrefTo = (day: string | null, order: StopOrder, to: PlannerHref): string =>
  to({ day: day ?? 'none', ...(order === 'time' ? { view: order } : {}) });

function toExhibitionWords(exhibition: ExhibitionDetail, visit: PlannerVisit, countryUrl: string): PlannerData['show'] {
  const { exhibitionId, websiteId, name, industry, timeZone, startTime, endTime } = exhibition;
  return {
    id: exhibitionId,
    websiteId,
    name,
    industry,
    timeZone,
    canMeet: hasOffer(exhibition.phase, 'bookMeeting'),
    head: toSubpageHead(exhibition, getOverviewHref(exhibition, visit), visit),
    tabs: toExhibitionTabs(exhibition, visit, countryUrl),
    exhibitorsHref: getExhibitorsHref(exhibition, visit),
    badgeHref: getBadgeHref(exhibitionId, visit),
    days: listPlanDays(exhibition, []).flatMap(({ day }) =>
      day === null ? [] : [{ day, label: dayLabel(day, visit) }],
    ),
    hours: startTime === '' || endTime === '' ? { from: '', to: '' } : { from: startTime, to: endTime },
  };
}

function dayWords(
  { day, count }: PlanDay,
  order: StopOrder,
  { visit, to }: { readonly visit: PlannerVisit; readonly to: PlannerHref },
): DayWords {
  const { texts, boot } = visit;
  const format = getFormat(boot.lang);
  return {
    day,
    href: hrefTo(day, order, to),
    weekday: day === null ? '' : formatWeekday(day, boot.lang),
    number: day === null ? '' : String(Number(day.slice(-2))),
    count:
      count === 0
        ? texts.text('planner.day.noStops')
        : texts.counted('planner.stops', count, { count: format.number(count) }),
  };
}

/** Returns for example "Thu, 15 October 2026". */
function dayLabel(day: string, { boot, texts }: PlannerVisit): string {
  return texts.text('planner.day.label', {
    weekday: formatWeekday(day, boot.lang),
    date: getFormat(boot.lang).date(day),
  });
}

const formatDoorHours = ({ startTime, endTime }: ExhibitionDetail, { texts }: PlannerVisit): string | null =>
  startTime === '' || endTime === '' ? null : texts.text('planner.doors', { from: startTime, to: endTime });

/** Groups the stops of a day by hall. The halls are in the order of their first stops. */
function groupByHall(
  stops: readonly NumberedStop[],
  { exhibition: { exhibitionId, halls }, hallPlans = [] }: Plan,
  visit: PlannerVisit,
): HallWords[] {
  const { texts, boot } = visit;
  const ids = [...new Set(stops.flatMap(({ hall, standNo }) => (standNo === '' ? [] : [hall])))];
  return ids.map((id) => {
    const hallStops = stops.filter(({ hall }) => hall === id);
    const plan = hallPlans.find(({ hall }) => hall === id);
    return {
      id,
      title: texts.text('planner.hall', { hall: id }),
      name: halls.find(({ hall }) => hall === id)?.name ?? '',
      count: texts.counted('planner.stops', hallStops.length, { count: getFormat(boot.lang).number(hallStops.length) }),
      stops: hallStops.map((stop) => stopWords(stop, visit)),
      plan:
        plan === undefined
          ? null
          : hallPlanWords(plan, { exhibitionId, stops: hallStops.flatMap(toPlacedStops) }, visit),
    };
  });
}

/** Marks on a hall plan. Stops without a number are left out. */
const toPlacedStops = ({ id, number, standNo }: NumberedStop) => (number === null ? [] : [{ id, number, standNo }]);
