import { MEETING_MINUTES } from '../contract/meeting/limits.ts';
import type { DoorTimes } from '../site/door-times.ts';
import { doorMinutes, minutesOf, timeOf } from '../site/opening-hours.ts';

const DAY = 86_400_000;
/** Where an exhibition tells no hours. D-30 */
const USUAL = { from: '09:00', to: '17:30' } as const;

/**
 * When meetings begin (HH:mm at the venue): all that end before the doors close. Those past midnight come last, and belong to
 * the night of their day. D-30
 */
export function meetingSlots({ startTime, endTime }: DoorTimes): readonly string[] {
  const told = doorMinutes({ startTime, endTime });
  const { from, to } = told ?? { from: minutesOf(startTime || USUAL.from), to: minutesOf(endTime || USUAL.to) };
  const count = Math.max(0, Math.floor((to - from) / MEETING_MINUTES));
  return Array.from({ length: count }, (_, place) => timeOf(from + place * MEETING_MINUTES));
}

/** When a meeting that begins then is over, as HH:mm. */
export const slotEnd = (slot: string): string => timeOf(minutesOf(slot) + MEETING_MINUTES);

/** Each day (yyyy-mm-dd) from the first to the last. */
export function daysFromTo(from: string, to: string): readonly string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const count = Math.max(0, Math.round((last - first) / DAY) + 1);
  return Array.from({ length: count }, (_, place) => new Date(first + place * DAY).toISOString().slice(0, 10));
}
