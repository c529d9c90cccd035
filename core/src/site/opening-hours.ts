import { type DoorTimes, timePastMidnight, type Venue } from './door-times.ts';
import { clockIn, momentOf, type ZoneClock } from './zone-clock.ts';

/** A venue's clock, read by the days of its show. */
export interface ShowClock extends ZoneClock, DoorTimes {}

const DAY_MINUTES = 24 * 60;
const MINUTE = 60_000;

/**
 * When the doors open and close, in minutes since the midnight that begins the show's day; undefined where not both are told. An
 * end that is not after the start is on the next day, so that equal ones mean that the doors are open for 24 hours. D-28
 */
export function doorMinutes({ startTime, endTime }: DoorTimes): { from: number; to: number } | undefined {
  if (startTime === '' || endTime === '') return undefined;
  const [from, to] = [minutesOf(startTime), minutesOf(endTime)];
  return { from, to: to > from ? to : to + DAY_MINUTES };
}

const minutesPastMidnight = (doors: DoorTimes): number => timePastMidnight(doors) / MINUTE;

/** A time of a show's day in minutes since its midnight. One in the hours past midnight belongs to the night before. D-28 */
export function showMinutes(doors: DoorTimes, time: string): number {
  const minutes = minutesOf(time);
  return minutes < minutesPastMidnight(doors) ? minutes + DAY_MINUTES : minutes;
}

/** The calendar's day of a time of a show's day: the next one for a time in the hours past midnight. */
export const calendarDay = (doors: DoorTimes, day: string, time: string): string =>
  showMinutes(doors, time) < DAY_MINUTES ? day : dayAfter(day);

/** The moment, in epoch milliseconds, of a time of a show's day. D-28 D-30 */
export const showMoment = ({ timeZone, ...doors }: Venue, day: string, time: string): number =>
  momentOf(timeZone, calendarDay(doors, day, time), time);

/** What the venue's clock shows at a moment. Until the doors close the day is the one on which they opened. */
export function showClock({ timeZone, startTime, endTime }: Venue, now: number): ShowClock {
  const doors = { startTime, endTime };
  const { day, time } = clockIn(timeZone, now);
  const isNight = minutesOf(time) < minutesPastMidnight(doors);
  return { day: isNight ? dayBefore(day) : day, time, ...doors };
}

/** The moment, in epoch milliseconds, when a show's day is over: its midnight, or when the doors close after that. */
export const endOfShowDay = ({ timeZone, ...doors }: Venue, day: string): number =>
  momentOf(timeZone, dayAfter(day), '00:00') + timePastMidnight(doors);

/** Minutes since midnight of a time of a clock (HH:mm). */
export function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** The time of a clock (HH:mm) so many minutes after midnight, of whatever day. */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const dayAfter = (day: string): string => shifted(day, 1);
const dayBefore = (day: string): string => shifted(day, -1);
const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MINUTES * MINUTE).toISOString().slice(0, 10);
