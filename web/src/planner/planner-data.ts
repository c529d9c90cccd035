import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { exhibitionDates } from '@fairhall/core/exhibition/dates';
import { toExhibitionParams } from '@fairhall/core/exhibition/links';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import { listPlanDays, type PlanDay, selectDay } from '@fairhall/core/planner/days';
import type { Plan } from '@fairhall/core/planner/offline-plans';
import { listStops, type NumberedStop, type StopOrder, sortStops } from '@fairhall/core/planner/stops';
import { readQuery } from '@fairhall/core/routes/query';
import { getFormat } from '@fairhall/core/site/format';
import type { IndustryKey } from '@fairhall/core/site/industries';
import { type ExhibitionClock, getExhibitionClock } from '@fairhall/core/site/opening-hours';
import { formatWeekday } from '@fairhall/core/site/weekday';
import { formatCachedAt } from '../page/cached-at.ts';
import type { CacheableAnswer } from '../page/fetch-or-read-cache.ts';
import type { Visit } from '../page/screen.ts';
import { type HallPlanWords, hallPlanWords } from '../ui/hall-plan/hall-plan-words.ts';
import { type StopWords, stopWords } from './stop-words.ts';

/** A day of the show, or what has none yet, as a way to it. */
export interface DayWords {
  /** yyyy-mm-dd; null for what has no day yet. */
  readonly day: string | null;
  /** "Thu" and "15"; '' for what has no day yet. */
  readonly weekday: string;
  readonly number: string;
  /** "6 stops" */
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
  /** null where it is not known. */
  readonly plan: HallPlanWords | null;
}

export interface PlannerData {
  readonly show: {
    readonly id: string;
    readonly name: string;
    readonly industry: IndustryKey;
    readonly timeZone: string;
    readonly dates: string;
    readonly location: string;
    readonly href: string;
    readonly exhibitorsHref: string;
    /** Whether exhibitors can be asked for a meeting in its phase. */
    readonly canMeet: boolean;
    /** The days that a stop may have. */
    readonly days: readonly { readonly day: string; readonly label: string }[];
    /** When the doors are open, HH:mm; '' where nobody says. */
    readonly hours: { readonly from: string; readonly to: string };
  };
  readonly days: readonly DayWords[];
  /** The day that is shown, in words as well; null for what has none yet. */
  readonly day: string | null;
  readonly dayLabel: string;
  /** "Doors 10:00 to 18:00"; null where no hours are told. */
  readonly doors: string | null;
  /** "2 halls"; null for none. */
  readonly hallCount: string | null;
  readonly order: StopOrder;
  readonly orderHrefs: Readonly<Record<StopOrder, string>>;
  /** What is there on that day, hall by hall. */
  readonly halls: readonly HallWords[];
  /** The same by time. */
  readonly stops: readonly StopWords[];
  readonly gone: readonly StopWords[];
  readonly isEmpty: boolean;
  /** What the venue's clock showed when this was made. */
  readonly clock: ExhibitionClock;
  /** When it was as it is shown, where the gateway cannot be reached; null where that is now. REL-19 */
  readonly cachedAt: string | null;
}

/** A day of a plan in words: the one that the address says, or that a plan opens with. D-28 */
export function plannerData({ value, cachedAt }: CacheableAnswer<Plan>, visit: Visit<'expoPlanner'>): PlannerData {
  const { exhibition } = value;
  const { boot, texts } = visit;
  const { day: asked, view } = readQuery(visit.search);
  const order = view === 'time' ? 'time' : 'hall';
  // What is kept is looked at long after the document was made.
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
  // The first thing that is planned has no day yet, and is to be seen at once.
  const shownDay = isEmpty ? null : day;
  return {
    show: toExhibitionWords(exhibition, visit),
    days: days.map((each) => dayWords(each, order, visit)),
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
    orderHrefs: { hall: hrefTo(shownDay, 'hall', visit), time: hrefTo(shownDay, 'time', visit) },
    stops: stops.filter(({ standNo }) => standNo !== '').map((stop) => stopWords(stop, visit)),
    gone: stops.filter(({ standNo }) => standNo === '').map((stop) => stopWords(stop, visit)),
    isEmpty,
    cachedAt: cachedAt === null ? null : texts.text('planner.asOf', { time: formatCachedAt(cachedAt, boot.lang) }),
  };
}

type PlannerVisit = Visit<'expoPlanner'>;

/** A day of a plan at the address that the page has already, since its kept copy is found by it. */
const hrefTo = (day: string | null, order: StopOrder, { href, params }: PlannerVisit): string =>
  href('expoPlanner', params, { day: day ?? 'none', ...(order === 'time' ? { view: order } : {}) });

function toExhibitionWords(exhibition: ExhibitionDetail, visit: PlannerVisit): PlannerData['show'] {
  const { exhibitionId, name, industry, location, timeZone, startTime, endTime } = exhibition;
  const { boot, href } = visit;
  const params = toExhibitionParams(exhibition);
  return {
    id: exhibitionId,
    name,
    industry,
    location,
    timeZone,
    dates: exhibitionDates({ ...exhibition, startTime: '', endTime: '' }, boot.lang),
    canMeet: hasOffer(exhibition.phase, 'bookMeeting'),
    href: href('expoHome', params),
    exhibitorsHref: href('expoExhibitors', params),
    days: listPlanDays(exhibition, []).flatMap(({ day }) =>
      day === null ? [] : [{ day, label: dayLabel(day, visit) }],
    ),
    hours: startTime === '' || endTime === '' ? { from: '', to: '' } : { from: startTime, to: endTime },
  };
}

function dayWords({ day, count }: PlanDay, order: StopOrder, visit: PlannerVisit): DayWords {
  const { texts, boot } = visit;
  const format = getFormat(boot.lang);
  return {
    day,
    href: hrefTo(day, order, visit),
    weekday: day === null ? '' : formatWeekday(day, boot.lang),
    number: day === null ? '' : String(Number(day.slice(-2))),
    count:
      count === 0
        ? texts.text('planner.day.noStops')
        : texts.counted('planner.stops', count, { count: format.number(count) }),
  };
}

/** "Thu, 15 October 2026" */
function dayLabel(day: string, { boot, texts }: PlannerVisit): string {
  return texts.text('planner.day.label', {
    weekday: formatWeekday(day, boot.lang),
    date: getFormat(boot.lang).date(day),
  });
}

const formatDoorHours = ({ startTime, endTime }: ExhibitionDetail, { texts }: PlannerVisit): string | null =>
  startTime === '' || endTime === '' ? null : texts.text('planner.doors', { from: startTime, to: endTime });

/** The stops of a day by their halls, in the order of the first stop in each. */
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

/** What stands on the plan of a hall, under its number. */
const toPlacedStops = ({ id, number, standNo }: NumberedStop) => (number === null ? [] : [{ id, number, standNo }]);
