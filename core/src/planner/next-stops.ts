import type { MeetingBooking } from '../contract/meeting/calls.ts';
import type { PlannerItem } from '../contract/planner/calls.ts';
import type { DoorTimes } from '../site/door-times.ts';
import { compareByNumber } from '../site/number-order.ts';
import { toCalendarDay, toExhibitionMinutes } from '../site/opening-hours.ts';
import { isToBeVisited, listVisits, type Visit } from './stops.ts';

/** A day (yyyy-mm-dd) and a time (HH:mm), both at the venue. */
export interface StopTime {
  readonly day: string;
  readonly time: string;
}

/** A stop's time with its calendar date, which is the next day for a time after midnight. */
interface DatedTime extends StopTime {
  readonly date: string;
}

/** A stop that a buyer visits next at an exhibition: a meeting, or an item of their plan. */
export interface NextStop {
  readonly id: string;
  readonly kind: 'meeting' | 'stand' | 'product';
  /** Null for a stop without a time. */
  readonly at: DatedTime | null;
  readonly supplierId: string;
  readonly supplierName: string;
  /** '' except for a product. */
  readonly goodsName: string;
  readonly hall: string;
  readonly standNo: string;
}

interface PlanContent {
  /** Opening hours of the exhibition; they put times after midnight last on their day. */
  readonly doors: DoorTimes;
  readonly items: readonly PlannerItem[];
  readonly meetings: readonly MeetingBooking[];
}

/**
 * Lists the next stops at an exhibition: those with a time in order of time, then the others by hall and stand. Leaves
 * out stops that are past, cancelled, declined or no longer at the exhibition, and the stand of an exhibitor who has a
 * meeting with the buyer anyway. D-28 D-30
 */
export function listNextStops(planned: PlanContent, isOver: (at: StopTime) => boolean): readonly NextStop[] {
  const visits = listVisits(planned).filter(isToBeVisited);
  const met = visits.filter(({ kind }) => kind === 'meeting');
  const hosts = new Set(met.map(({ supplierId }) => supplierId));
  const seen = visits.filter(
    ({ kind, supplierId }) => kind === 'product' || (kind === 'stand' && !hosts.has(supplierId)),
  );
  return [...met, ...seen]
    .map((visit) => toNextStop(visit, planned.doors))
    .filter(({ at }) => at === null || !isOver(at))
    .toSorted(compareByTime(planned.doors));
}

/** A stop with a day but no time counts as one without a time. */
function toNextStop(visit: Visit, doors: DoorTimes): NextStop {
  const { id, kind, of, supplierId, hall, standNo, day, time } = visit;
  const at = day === null || time === null ? null : { day, time, date: toCalendarDay(doors, day, time) };
  const goodsName = 'goodsName' in of ? of.goodsName : '';
  return { id, kind, at, supplierId, supplierName: of.supplierName, goodsName, hall, standNo };
}

/** Sorts by day and time; stops without a time come last, by hall and stand. */
const compareByTime =
  (doors: DoorTimes) =>
  (one: NextStop, other: NextStop): number => {
    if (one.at === null || other.at === null)
      return Number(one.at === null) - Number(other.at === null) || compareByNumber(toStandKey(one), toStandKey(other));
    return (
      compareByNumber(one.at.day, other.at.day) ||
      toExhibitionMinutes(doors, one.at.time) - toExhibitionMinutes(doors, other.at.time)
    );
  };

const toStandKey = ({ hall, standNo }: NextStop): string => `${hall} ${standNo}`;
