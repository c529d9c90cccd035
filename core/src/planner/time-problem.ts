import { isDay } from '../forms/day.ts';
import type { Message } from '../ports/texts.ts';
import { isDayOf, type OpenDays, type PlannedTime } from './planned-time.ts';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Why nothing can be planned then, or undefined: a day that is none of the show's, a time without a day, or one when the doors
 * are closed. A show that tells no hours is taken to be open all day. D-28
 */
export function timeProblem(show: OpenDays, { day, time }: PlannedTime): Message | undefined {
  if (day !== null && !(isDay(day) && isDayOf(show, day))) return { key: 'planner.day.notOfShow' };
  if (time === null) return undefined;
  if (day === null) return { key: 'planner.time.noDay' };
  const { startTime: from, endTime: to } = show;
  const isTold = from !== '' && to !== '';
  if (CLOCK.test(time) && (!isTold || (time >= from && time < to))) return undefined;
  return isTold ? { key: 'planner.time.closed', values: { from, to } } : { key: 'planner.time.none' };
}
