import { addDays, type DoorTimes, getExhibitionDay, isPastMidnight, type Venue } from './door-times.ts';
import { getZoneClock, toEpochMs, type ZoneClock } from './zone-clock.ts';

/** The venue's clock, with the opening hours of its exhibition. */
export interface ExhibitionClock extends ZoneClock, DoorTimes {}

const DAY_MINUTES = 24 * 60;

/**
 * Returns when the doors open and close, in minutes since the midnight that begins the exhibition day; undefined unless
 * both times are known. If the end is not after the start, it is on the next day; equal times mean that the doors are
 * open for 24 hours. D-28
 */
export function getDoorMinutes({ startTime, endTime }: DoorTimes): { from: number; to: number } | undefined {
  if (startTime === '' || endTime === '') return undefined;
  const [from, to] = [toMinutes(startTime), toMinutes(endTime)];
  return { from, to: to > from ? to : to + DAY_MINUTES };
}

/**
 * Converts a time of an exhibition day to minutes since its midnight. A time after midnight belongs to the night of the
 * day before. D-28
 */
export function toExhibitionMinutes(doors: DoorTimes, time: string): number {
  const minutes = toMinutes(time);
  return isPastMidnight(doors, time) ? minutes + DAY_MINUTES : minutes;
}

/** Returns the calendar day of a time of an exhibition day: the next day for a time after midnight. */
export const toCalendarDay = (doors: DoorTimes, day: string, time: string): string =>
  toExhibitionMinutes(doors, time) < DAY_MINUTES ? day : addDays(day, 1);

/** Returns a time of an exhibition day in epoch milliseconds. D-28 D-30 */
export const toExhibitionMoment = ({ timeZone, ...doors }: Venue, day: string, time: string): number =>
  toEpochMs(timeZone, toCalendarDay(doors, day, time), time);

/** Returns day and time at the venue. Until the doors close, the day is the one on which they opened. */
export const getExhibitionClock = (venue: Venue, now: number): ExhibitionClock => ({
  day: getExhibitionDay(venue, now),
  time: getZoneClock(venue.timeZone, now).time,
  startTime: venue.startTime,
  endTime: venue.endTime,
});

/**
 * Returns when an exhibition day ends, in epoch milliseconds: at midnight, or when the doors close if that is later.
 */
export const getExhibitionDayEnd = ({ timeZone, startTime, endTime }: Venue, day: string): number =>
  toEpochMs(timeZone, addDays(day, 1), isPastMidnight({ startTime, endTime }, '00:00') ? endTime : '00:00');

/** Converts a clock time (HH:mm) to minutes since midnight. */
export function toMinutes(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Converts minutes since midnight to a clock time (HH:mm), on any day. */
export const toTime = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
