import type { MeetingBooking } from '../contract/meeting/calls.ts';
import type { PlannerItem } from '../contract/planner/calls.ts';
import type { BookedSample } from '../contract/sample/calls.ts';
import type { DoorTimes } from '../site/door-times.ts';
import { compareByNumber } from '../site/number-order.ts';
import { toExhibitionMinutes } from '../site/opening-hours.ts';
import { isDayOf, type OpenDays } from './planned-time.ts';

/** Position and time of a stop. */
interface StopDetails {
  readonly id: string;
  readonly supplierId: string;
  /** '' for an exhibitor that is no longer at the exhibition; then `hall` is '' too. */
  readonly standNo: string;
  readonly hall: string;
  /**
   * A day of the exhibition (yyyy-mm-dd), and HH:mm at the venue; null if not chosen. There is no time without a day.
   */
  readonly day: string | null;
  readonly time: string | null;
}

/** A stop of a plan, with the record that it was made from. */
export type PlanStop = StopDetails &
  (
    | { readonly kind: 'stand' | 'product'; readonly of: PlannerItem }
    | { readonly kind: 'meeting'; readonly of: MeetingBooking }
    | { readonly kind: 'sample'; readonly of: BookedSample }
  );

/** A stop that is a reason to visit a stand. */
export type Visit = Exclude<PlanStop, { readonly kind: 'sample' }>;

interface PlanContent {
  readonly exhibition: OpenDays;
  readonly items: readonly PlannerItem[];
  readonly meetings: readonly MeetingBooking[];
  readonly samples: readonly BookedSample[];
}

const STATUS_CANCELLED = 3;
const STATUS_DECLINED = 2;

/**
 * Lists all stops of a plan: stands, products, meetings that are not cancelled, and samples. A day outside the
 * exhibition is removed. A sample has the first day on which its stand is visited anyway. D-28 D-30
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

/**
 * Lists stands, products and meetings that are not cancelled, with their chosen days and times, even outside the
 * exhibition's days.
 */
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

/**
 * Whether a stop is to be visited: the exhibitor has a stand, has not declined the meeting, and has not handed over the
 * sample.
 */
export const isToBeVisited = (stop: PlanStop): boolean =>
  stop.standNo !== '' &&
  !(stop.kind === 'meeting' && stop.of.status === STATUS_DECLINED) &&
  !(stop.kind === 'sample' && stop.of.isCollected);

/** The order of a day's stops: by hall and stand, or by time. */
export type StopOrder = 'hall' | 'time';

/** A stop with its number on the list and on the hall plan, from 1; null for a stop that is not to be visited. */
export type NumberedStop = PlanStop & { readonly number: number | null };

/**
 * Sorts and numbers stops. By hall: halls and stands in numerical order, so that 2 is before 10, and by time at one
 * stand. By time: times after midnight come last, and stops without a time after those. Stops that are not to be
 * visited come at the end. D-28
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

/** Minutes greater than any time of an exhibition day. */
const TIME_LAST = 2 * 24 * 60;
/** The order of kinds at the same stand and time. */
const KINDS: readonly PlanStop['kind'][] = ['meeting', 'stand', 'product', 'sample'];
