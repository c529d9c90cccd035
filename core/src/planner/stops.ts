import type { MeetingBooking } from '../contract/meeting/calls.ts';
import type { PlannerItem } from '../contract/planner/calls.ts';
import type { BookedSample } from '../contract/sample/calls.ts';
import type { DoorTimes } from '../site/door-times.ts';
import { compareByNumber } from '../site/number-order.ts';
import { toExhibitionMinutes } from '../site/opening-hours.ts';
import { isDayOf, type OpenDays } from './planned-time.ts';

/** Where and when something on a plan is. */
interface StopDetails {
  readonly id: string;
  readonly supplierId: string;
  /** '' for an exhibitor that is no longer there. So is the hall. */
  readonly standNo: string;
  readonly hall: string;
  /** One of the show's days (yyyy-mm-dd), and HH:mm at the venue; null where nobody said. There is no time without a day. */
  readonly day: string | null;
  readonly time: string | null;
}

/** Something on a plan, with what it was made of. */
export type PlanStop = StopDetails &
  (
    | { readonly kind: 'stand' | 'product'; readonly of: PlannerItem }
    | { readonly kind: 'meeting'; readonly of: MeetingBooking }
    | { readonly kind: 'sample'; readonly of: BookedSample }
  );

/** Something on a plan that somebody goes to a stand for. */
export type Visit = Exclude<PlanStop, { readonly kind: 'sample' }>;

interface PlanContent {
  readonly exhibition: OpenDays;
  readonly items: readonly PlannerItem[];
  readonly meetings: readonly MeetingBooking[];
  readonly samples: readonly BookedSample[];
}

/** A meeting that was called off. */
const STATUS_CANCELLED = 3;
/** A meeting that the exhibitor has refused. */
const STATUS_DECLINED = 2;

/**
 * Everything on a plan in one list: stands and products, meetings that were not called off, samples. A day that is none of the
 * show's counts as none. A sample is fetched on the first day on which its stand is visited anyway. D-28 D-30
 */
export function listStops({ exhibition, items, meetings, samples }: PlanContent): readonly PlanStop[] {
  const visits = listVisits({ items, meetings }).map(
    (visit): PlanStop =>
      visit.day !== null && isDayOf(exhibition, visit.day) ? visit : { ...visit, day: null, time: null },
  );
  return [
    ...visits,
    ...samples.map((of): PlanStop => {
      const days = visits.flatMap((visit) =>
        visit.supplierId === of.supplierId && isToBeVisited(visit) ? (visit.day ?? []) : [],
      );
      return { kind: 'sample', of, ...toStand(of), day: days.toSorted()[0] ?? null, time: null };
    }),
  ];
}

/** Stands, products and meetings that were not called off, with the days and times that somebody chose, of the show or not. */
export const listVisits = ({ items, meetings }: Pick<PlanContent, 'items' | 'meetings'>): readonly Visit[] => [
  ...items.map((of): Visit => {
    const kind = of.goodsId === undefined ? 'stand' : 'product';
    return { kind, of, ...toStand(of), day: of.day ?? null, time: of.day === undefined ? null : (of.time ?? null) };
  }),
  ...meetings
    .filter(({ status }) => status !== STATUS_CANCELLED)
    .map((of): Visit => ({ kind: 'meeting', of, ...toStand(of), id: of.bookingId, day: of.date, time: of.slot })),
];

const toStand = <Of extends { readonly supplierId: string; readonly standNo: string; readonly hall: string }>(
  of: Of,
) => ({
  id: 'id' in of ? String(of.id) : '',
  supplierId: of.supplierId,
  standNo: of.standNo,
  hall: of.hall,
});

/** Whether somebody is to go there: the exhibitor is there, and has not refused. */
export const isToBeVisited = (stop: PlanStop): boolean =>
  stop.standNo !== '' && !(stop.kind === 'meeting' && stop.of.status === STATUS_DECLINED);

/** How the stops of a day are read: along the stands of each hall, or by the clock. */
export type StopOrder = 'hall' | 'time';

/** A stop with its number on the list and on the plan, from 1; null for one that nobody is to go to. */
export type NumberedStop = PlanStop & { readonly number: number | null };

/**
 * Stops in their order, numbered in it: halls and stands by their numbers, so that 2 is before 10, and at one stand by time; or
 * by time, the hours past midnight last, what has none after that. What nobody is to go to stands last. D-28
 */
export function sortStops(stops: readonly PlanStop[], order: StopOrder, doors: DoorTimes): readonly NumberedStop[] {
  const toSortMinutes = ({ time }: PlanStop) => (time === null ? TIME_LAST : toExhibitionMinutes(doors, time));
  const compareByStand = (one: PlanStop, other: PlanStop): number =>
    compareByNumber(one.hall, other.hall) || compareByNumber(one.standNo, other.standNo);
  const compareByTime = (one: PlanStop, other: PlanStop): number => toSortMinutes(one) - toSortMinutes(other);
  const [compareFirst, compareThen] =
    order === 'hall' ? [compareByStand, compareByTime] : [compareByTime, compareByStand];
  const sorted = stops.toSorted(
    (one, other) =>
      Number(one.standNo === '') - Number(other.standNo === '') ||
      compareFirst(one, other) ||
      compareThen(one, other) ||
      KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind),
  );
  let number = 0;
  return sorted.map((stop) => ({ ...stop, number: isToBeVisited(stop) ? ++number : null }));
}

/** After every time of a show's day. */
const TIME_LAST = 2 * 24 * 60;
/** What comes first at one stand at one time. */
const KINDS: readonly PlanStop['kind'][] = ['meeting', 'stand', 'product', 'sample'];
