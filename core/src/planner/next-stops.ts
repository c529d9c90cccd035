import type { MeetingBooking } from '../contract/meeting/calls.ts';
import type { PlannerItem } from '../contract/planner/calls.ts';
import type { DoorTimes } from '../site/door-times.ts';
import { compareByNumber } from '../site/number-order.ts';
import { toCalendarDay, toExhibitionMinutes } from '../site/opening-hours.ts';
import { isToBeVisited, listVisits, type Visit } from './stops.ts';

/** A day (yyyy-mm-dd) and a time (HH:mm), both the venue's. */
export interface StopTime {
  readonly day: string;
  readonly time: string;
}

/** The same with its day in the calendar, the next one for a time in the hours past midnight. */
interface DatedTime extends StopTime {
  readonly date: string;
}

/** What a buyer does next at a show: a meeting, or something of her plan. */
export interface NextStop {
  readonly id: string;
  readonly kind: 'meeting' | 'stand' | 'product';
  /** Null for what has no time yet. */
  readonly at: DatedTime | null;
  readonly supplierId: string;
  readonly supplierName: string;
  /** '' but for a product. */
  readonly goodsName: string;
  readonly hall: string;
  readonly standNo: string;
}

interface PlanContent {
  /** Of the show, by which the hours past midnight come last on their day. */
  readonly doors: DoorTimes;
  readonly items: readonly PlannerItem[];
  readonly meetings: readonly MeetingBooking[];
}

/**
 * What comes next at a show, what has a time first and by it, then the rest by hall and stand. Left out is what is over, what was
 * called off or not wanted, what is no longer there, and a stand where there is a meeting anyway. D-28 D-30
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

/** A day alone is no time yet. */
function toNextStop(visit: Visit, doors: DoorTimes): NextStop {
  const { id, kind, of, supplierId, hall, standNo, day, time } = visit;
  const at = day === null || time === null ? null : { day, time, date: toCalendarDay(doors, day, time) };
  const goodsName = 'goodsName' in of ? of.goodsName : '';
  return { id, kind, at, supplierId, supplierName: of.supplierName, goodsName, hall, standNo };
}

/** By day and time; what has none comes last, by hall and stand. */
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
