import { getZoneClock } from './zone-clock.ts';

/** The opening hours of an exhibition on each of its days (HH:mm at the venue); '' if it states none. */
export interface DoorTimes {
  readonly startTime: string;
  readonly endTime: string;
}

export interface Venue extends DoorTimes {
  /** An IANA name. */
  readonly timeZone: string;
}

const DAY = 86_400_000;

/**
 * Whether a time at the venue (HH:mm) still belongs to the day before. If the end is not after the start, it is on the
 * next day. D-28
 */
export const isPastMidnight = ({ startTime, endTime }: DoorTimes, time: string): boolean =>
  startTime !== '' && endTime <= startTime && time < endTime;

/** Returns the day (yyyy-mm-dd) the given number of days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/**
 * Returns the exhibition day (yyyy-mm-dd) at `now`, in epoch milliseconds: until the doors close, it is the day on
 * which they opened. It is computed from clock times, not from a duration, since a night with a clock change is an hour
 * shorter or longer. D-28
 */
export function getExhibitionDay({ timeZone, ...doors }: Venue, now: number): string {
  const { day, time } = getZoneClock(timeZone, now);
  return isPastMidnight(doors, time) ? addDays(day, -1) : day;
}
