import { MEETING_MINUTES } from '../contract/meeting/limits.ts';
import type { DoorTimes } from '../site/door-times.ts';
import { getDoorMinutes, toMinutes, toTime } from '../site/opening-hours.ts';

const DAY = 86_400_000;
/** Opening hours of an exhibition that states none. D-30 */
const DEFAULT_HOURS = { from: '09:00', to: '17:30' } as const;

/**
 * Lists the start times of meetings (HH:mm at the venue): all that end before the doors close. Times after midnight
 * come last and belong to the night of their day. D-30
 */
export function listMeetingSlots({ startTime, endTime }: DoorTimes): readonly string[] {
  const openMinutes = getDoorMinutes({ startTime, endTime });
  const { from, to } = openMinutes ?? {
    from: toMinutes(startTime || DEFAULT_HOURS.from),
    to: toMinutes(endTime || DEFAULT_HOURS.to),
  };
  const count = Math.max(0, Math.floor((to - from) / MEETING_MINUTES));
  return Array.from({ length: count }, (_, index) => toTime(from + index * MEETING_MINUTES));
}

/** Returns the end of a meeting that begins at `slot`, as HH:mm. */
export const getSlotEnd = (slot: string): string => toTime(toMinutes(slot) + MEETING_MINUTES);

/** Lists each day (yyyy-mm-dd) from the first to the last. */
export function listDays(from: string, to: string): readonly string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const count = Math.max(0, Math.round((last - first) / DAY) + 1);
  return Array.from({ length: count }, (_, index) => new Date(first + index * DAY).toISOString().slice(0, 10));
}
