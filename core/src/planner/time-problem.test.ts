import { expect, test } from 'vitest';
import { findTimeProblem } from './time-problem.ts';

const show = { inshowStartDate: '2026-11-24', inshowEndDate: '2026-11-27', startTime: '10:00', endTime: '18:00' };
const problem = (day: string | null, time: string | null, more = {}) =>
  findTimeProblem({ ...show, ...more }, { day, time })?.key;

test.each([
  ['nothing', null, null],
  ['the first day', '2026-11-24', null],
  ['the last day when the doors open', '2026-11-27', '10:00'],
  ['the minute before they close', '2026-11-25', '17:59'],
])('D-28 a stop may be planned for %s', (_, day, time) => {
  expect(problem(day, time)).toBeUndefined();
});

test.each([
  ['a day before the show', '2026-11-23', null, 'planner.day.notOfShow'],
  ['a day after it', '2026-11-28', '10:30', 'planner.day.notOfShow'],
  ['no day of the calendar', '2026-11-2x', null, 'planner.day.notOfShow'],
  ['a time before the doors open', '2026-11-24', '09:59', 'planner.time.closed'],
  ['the time at which they close', '2026-11-24', '18:00', 'planner.time.closed'],
  ['no time of a clock', '2026-11-24', '1030', 'planner.time.closed'],
  ['a time without a day', null, '10:30', 'planner.time.noDay'],
])('D-28 a stop cannot be planned for %s', (_, day, time, key) => {
  expect(problem(day, time)).toBe(key);
});

test('D-28 any time of day is valid if the show has no opening hours', () => {
  const silent = { startTime: '', endTime: '' };
  expect(problem('2026-11-24', '23:30', silent)).toBeUndefined();
  expect(problem('2026-11-24', '24:00', silent)).toBe('planner.time.none');
});

test.each([
  ['20:00', '02:00', ['20:00', '23:59', '00:00', '01:00', '01:59'], ['19:59', '02:00', '12:00']],
  ['10:00', '00:00', ['10:00', '23:59'], ['00:00', '09:59']],
  ['10:00', '10:00', ['10:00', '09:59', '00:00'], []],
])('D-28 doors from %s to %s close on the next day', (startTime, endTime, open, closed) => {
  expect(open.map((time) => problem('2026-11-27', time, { startTime, endTime }))).toEqual(open.map(() => undefined));
  expect(closed.map((time) => problem('2026-11-27', time, { startTime, endTime }))).toEqual(
    closed.map(() => 'planner.time.closed'),
  );
});
