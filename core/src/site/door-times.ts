import { getZoneClock } from './zone-clock.ts';

/** The hours of a show's doors on each of its days (HH:mm at the venue); '' where it tells none. */
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
 * Whether a time of the venue's clock (HH:mm) still belongs to the day before: an end that is not after the start is on the next day.
 * D-28
 */
export const isPastMidnight = ({ startTime, endTime }: DoorTimes, time: string): boolean =>
  startTime !== '' && endTime <= startTime && time < endTime;

/** The day (yyyy-mm-dd) so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/**
 * The day of a show (yyyy-mm-dd) at a moment in epoch milliseconds: until the doors close it is the one on which they opened. It is
 * read off the clock, since a night in which clocks are changed is an hour shorter or longer. D-28
 */
export function getExhibitionDay({ timeZone, ...doors }: Venue, now: number): string {
  const { day, time } = getZoneClock(timeZone, now);
  return isPastMidnight(doors, time) ? addDays(day, -1) : day;
}
