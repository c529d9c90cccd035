import { dayIn } from './day-in.ts';

/** The hours of a show's doors on each of its days (HH:mm at the venue); '' where it tells none. */
export interface DoorTimes {
  readonly startTime: string;
  readonly endTime: string;
}

export interface Venue extends DoorTimes {
  /** An IANA name. */
  readonly timeZone: string;
}

/**
 * How long after midnight the doors still belong to the day before, in milliseconds. An end that is not after the start is on the
 * next day. D-28
 */
export const timePastMidnight = ({ startTime, endTime }: DoorTimes): number =>
  endTime > startTime ? 0 : Date.parse(`1970-01-01T${endTime}Z`) || 0;

/** The day of a show (yyyy-mm-dd) at a moment in epoch milliseconds: until the doors close it is the one on which they opened. */
export const showDay = ({ timeZone, ...doors }: Venue, now: number): string =>
  dayIn(timeZone, now - timePastMidnight(doors));
