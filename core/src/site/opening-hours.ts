import { addDays, type DoorTimes, getExhibitionDay, isPastMidnight, type Venue } from './door-times.ts';
import { getZoneClock, toEpochMs, type ZoneClock } from './zone-clock.ts';

/** A venue's clock, read by the days of its show. */
export interface ExhibitionClock extends ZoneClock, DoorTimes {}

const DAY_MINUTES = 24 * 60;

/**
 * When the doors open and close, in minutes since the midnight that begins the show's day; undefined where not both are told. An
 * end that is not after the start is on the next day, so that equal ones mean that the doors are open for 24 hours. D-28
 */
export function getDoorMinutes({ startTime, endTime }: DoorTimes): { from: number; to: number } | undefined {
  if (startTime === '' || endTime === '') return undefined;
  const [from, to] = [toMinutes(startTime), toMinutes(endTime)];
  return { from, to: to > from ? to : to + DAY_MINUTES };
}

/** A time of a show's day in minutes since its midnight. One in the hours past midnight belongs to the night before. D-28 */
export function toExhibitionMinutes(doors: DoorTimes, time: string): number {
  const minutes = toMinutes(time);
  return isPastMidnight(doors, time) ? minutes + DAY_MINUTES : minutes;
}

/** The calendar's day of a time of a show's day: the next one for a time in the hours past midnight. */
export const toCalendarDay = (doors: DoorTimes, day: string, time: string): string =>
  toExhibitionMinutes(doors, time) < DAY_MINUTES ? day : addDays(day, 1);

/** The moment, in epoch milliseconds, of a time of a show's day. D-28 D-30 */
export const toExhibitionMoment = ({ timeZone, ...doors }: Venue, day: string, time: string): number =>
  toEpochMs(timeZone, toCalendarDay(doors, day, time), time);

/** What the venue's clock shows at a moment. Until the doors close the day is the one on which they opened. */
export const getExhibitionClock = (venue: Venue, now: number): ExhibitionClock => ({
  day: getExhibitionDay(venue, now),
  time: getZoneClock(venue.timeZone, now).time,
  startTime: venue.startTime,
  endTime: venue.endTime,
});

/** The moment, in epoch milliseconds, when a show's day is over: its midnight, or when the doors close after that. */
export const getExhibitionDayEnd = ({ timeZone, startTime, endTime }: Venue, day: string): number =>
  toEpochMs(timeZone, addDays(day, 1), isPastMidnight({ startTime, endTime }, '00:00') ? endTime : '00:00');

/** Minutes since midnight of a time of a clock (HH:mm). */
export function toMinutes(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** The time of a clock (HH:mm) so many minutes after midnight, of whatever day. */
export const toTime = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
