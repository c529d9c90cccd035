import { isDay } from '../forms/is-day.ts';
import type { Message } from '../ports/texts.ts';
import { getDoorMinutes, toExhibitionMinutes } from '../site/opening-hours.ts';
import { isDayOf, type OpenDays, type PlannedTime } from './planned-time.ts';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Returns why a day and time cannot be planned, or undefined: a day outside the exhibition, a time without a day, or a
 * time outside the opening hours. A time after midnight belongs to the night of its day. An exhibition without opening
 * hours counts as open all day. D-28
 */
export function findTimeProblem(show: OpenDays, { day, time }: PlannedTime): Message | undefined {
  if (day !== null && !(isDay(day) && isDayOf(show, day))) return { key: 'planner.day.notOfShow' };
  if (time === null) return undefined;
  if (day === null) return { key: 'planner.time.noDay' };
  const doors = getDoorMinutes(show);
  const minutes = toExhibitionMinutes(show, time);
  if (CLOCK.test(time) && (doors === undefined || (minutes >= doors.from && minutes < doors.to))) return undefined;
  return doors === undefined
    ? { key: 'planner.time.none' }
    : { key: 'planner.time.closed', values: { from: show.startTime, to: show.endTime } };
}
