import type { MeetingBooking } from '../contract/meeting.ts';
import type { PlannerItem } from '../contract/planner.ts';
import { byNumber } from '../site/number-order.ts';
import { isToBe, type Visit, visitsOf } from './stops.ts';

/** A day (yyyy-mm-dd) and a time (HH:mm), both the venue's. */
export interface StopTime {
  readonly day: string;
  readonly time: string;
}

/** What a buyer does next at a show: a meeting, or something of her plan. */
export interface NextStop {
  readonly id: string;
  readonly kind: 'meeting' | 'stand' | 'product';
  /** Null for what has no time yet. */
  readonly at: StopTime | null;
  readonly supplierId: string;
  readonly supplierName: string;
  /** '' but for a product. */
  readonly goodsName: string;
  readonly hall: string;
  readonly standNo: string;
}

interface Planned {
  readonly items: readonly PlannerItem[];
  readonly meetings: readonly MeetingBooking[];
}

/**
 * What comes next at a show, what has a time first and by it, then the rest by hall and stand. Left out is what is over, what was
 * called off or not wanted, what is no longer there, and a stand where there is a meeting anyway. D-28 D-30
 */
export function nextStops(planned: Planned, isOver: (at: StopTime) => boolean): readonly NextStop[] {
  const visits = visitsOf(planned).filter(isToBe);
  const met = visits.filter(({ kind }) => kind === 'meeting');
  const hosts = new Set(met.map(({ supplierId }) => supplierId));
  const seen = visits.filter(
    ({ kind, supplierId }) => kind === 'product' || (kind === 'stand' && !hosts.has(supplierId)),
  );
  return [...met, ...seen]
    .map(asNextStop)
    .filter(({ at }) => at === null || !isOver(at))
    .toSorted(byTime);
}

/** A day alone is no time yet. */
function asNextStop({ id, kind, of, supplierId, hall, standNo, day, time }: Visit): NextStop {
  const at = day === null || time === null ? null : { day, time };
  const goodsName = 'goodsName' in of ? of.goodsName : '';
  return { id, kind, at, supplierId, supplierName: of.supplierName, goodsName, hall, standNo };
}

/** Days and times sort as they are written; what has none comes last. */
const keyOf = ({ at, hall, standNo }: NextStop): string =>
  at === null ? `~ ${hall} ${standNo}` : `${at.day} ${at.time}`;

function byTime(one: NextStop, other: NextStop): number {
  if ((one.at === null) !== (other.at === null)) return one.at === null ? 1 : -1;
  return byNumber(keyOf(one), keyOf(other));
}
