import type { MeetingBooking } from '../contract/meeting.ts';
import type { PlannerItem } from '../contract/planner.ts';
import { byNumber } from '../site/number-order.ts';

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

/** When something of the plan is to be seen; a day alone is no time yet. */
const timeOf = ({ day, time }: PlannerItem): StopTime | null =>
  day === undefined || time === undefined ? null : { day, time };

/**
 * What comes next at a show, what has a time first and by it, then the rest by hall and stand. Left out is what is over, what was
 * called off or not wanted, what is no longer there, and a stand where there is a meeting anyway. D-28 D-30
 */
export function nextStops({ items, meetings }: Planned, isOver: (at: StopTime) => boolean): readonly NextStop[] {
  const met = meetings.filter(({ status }) => status < 2).map(meetingStop);
  const hosts = new Set(met.map(({ supplierId }) => supplierId));
  const seen = items
    .filter(({ standNo, supplierId, goodsId }) => standNo !== '' && (goodsId !== undefined || !hosts.has(supplierId)))
    .map(itemStop);
  return [...met, ...seen].filter(({ at }) => at === null || !isOver(at)).toSorted(byTime);
}

function meetingStop({ bookingId, date, slot, supplierId, supplierName, hall, standNo }: MeetingBooking): NextStop {
  const place = { supplierId, supplierName, goodsName: '', hall, standNo };
  return { id: bookingId, kind: 'meeting', at: { day: date, time: slot }, ...place };
}

function itemStop(item: PlannerItem): NextStop {
  const { id, goodsId, supplierId, supplierName, goodsName, hall, standNo } = item;
  const kind = goodsId === undefined ? 'stand' : 'product';
  return { id, kind, at: timeOf(item), supplierId, supplierName, goodsName, hall, standNo };
}

/** Days and times sort as they are written; what has none comes last. */
const keyOf = ({ at, hall, standNo }: NextStop): string =>
  at === null ? `~ ${hall} ${standNo}` : `${at.day} ${at.time}`;

function byTime(one: NextStop, other: NextStop): number {
  if ((one.at === null) !== (other.at === null)) return one.at === null ? 1 : -1;
  return byNumber(keyOf(one), keyOf(other));
}
