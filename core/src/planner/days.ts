import { STOP_MINUTES } from '../contract/planner/limits.ts';
import { type ExhibitionClock, toExhibitionMinutes } from '../site/opening-hours.ts';
import type { PlannedTime } from './planned-time.ts';

/** A day of a plan; `day` is null for items without a day. */
export interface PlanDay {
  readonly day: string | null;
  readonly count: number;
}

interface TimedStop extends PlannedTime {
  readonly id: string;
}

const DAY = 86_400_000;

/**
 * Lists every day of an exhibition with the number of items planned on it; items without a day come last, if there are
 * any. D-28
 */
export function listPlanDays(
  { inshowStartDate, inshowEndDate }: { readonly inshowStartDate: string; readonly inshowEndDate: string },
  stops: readonly PlannedTime[],
): readonly PlanDay[] {
  const countOf = (day: string | null) => stops.filter((stop) => stop.day === day).length;
  const days: PlanDay[] = [];
  for (let at = Date.parse(inshowStartDate); at <= Date.parse(inshowEndDate); at += DAY) {
    const day = new Date(at).toISOString().slice(0, 10);
    days.push({ day, count: countOf(day) });
  }
  const undated = countOf(null);
  return undated === 0 ? days : [...days, { day: null, count: undated }];
}

/**
 * Returns the day with which a plan opens: the requested one, else today during the exhibition, else the first one with
 * items. If no item has a day, the plan opens with the items without a day. D-28
 */
export function selectDay(
  days: readonly PlanDay[],
  requestedDay: string | null | undefined,
  today: string,
): string | null {
  if (requestedDay !== undefined && days.some(({ day }) => day === requestedDay)) return requestedDay;
  const filled = days.filter(({ count }) => count > 0);
  const isToday = ({ day }: PlanDay) => day === today;
  const isDated = filled.length === 0 || filled.some(({ day }) => day !== null);
  const first = (isDated && days.find(isToday)) || filled[0] || days[0];
  return first?.day ?? null;
}

/** Whether an item is past by the venue's clock: after its half hour, or after its day if it has no time. D-28 */
export function isPast({ day, time }: PlannedTime, clock: ExhibitionClock): boolean {
  if (day === null || day > clock.day) return false;
  return (
    day < clock.day ||
    (time !== null && toExhibitionMinutes(clock, time) + STOP_MINUTES <= toExhibitionMinutes(clock, clock.time))
  );
}

/** The next stop, and the minutes until it begins; 0 or less if it has begun. */
export interface ComingStop {
  readonly id: string;
  readonly minutes: number;
}

/** Returns the first of today's stops that has a time and is not past; null if there is none. D-28 */
export function findNextStop(stops: readonly TimedStop[], clock: ExhibitionClock): ComingStop | null {
  const now = toExhibitionMinutes(clock, clock.time);
  const coming = stops.flatMap((stop) =>
    stop.day === clock.day && stop.time !== null && !isPast(stop, clock)
      ? [{ id: stop.id, minutes: toExhibitionMinutes(clock, stop.time) - now }]
      : [],
  );
  return coming.toSorted((one, other) => one.minutes - other.minutes)[0] ?? null;
}
