import { MEETING_MINUTES } from '../contract/meeting-limits.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Where an exhibition tells no hours. D-30 */
const USUAL = { from: '09:00', to: '17:30' } as const;

/** When meetings begin (HH:mm at the venue): all that end before the doors close. D-30 */
export function meetingSlots(startTime: string, endTime: string): readonly string[] {
  const from = minutesOf(startTime || USUAL.from);
  const to = minutesOf(endTime || USUAL.to);
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

/** The moment, in epoch milliseconds, when a clock in a time zone (an IANA name) shows this day and time. */
export function momentOf(timeZone: string, date: string, slot: string): number {
  const shown = Date.parse(`${date}T${slot}:00Z`);
  // The zone's offset is looked up where the first guess leads, since it may have changed in between.
  const guess = shown - offsetAt(timeZone, shown);
  return shown - offsetAt(timeZone, guess);
}

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, ...SHOWN }).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const wall = Date.parse(`${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:00Z`);
  return wall - Math.floor(moment / MINUTE) * MINUTE;
}

const SHOWN = {
  ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
  hourCycle: 'h23',
} as const;

function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
