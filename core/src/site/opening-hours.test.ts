import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDay, doorMinutes, endOfShowDay, showClock, showMoment, timeOf } from './opening-hours.ts';

const venue = (startTime: string, endTime: string) => ({ timeZone: 'Europe/Istanbul', startTime, endTime });
const moment = (at: string) => Date.parse(`${at}:00+03:00`);
const night = venue('20:00', '02:00');

test('D-28 an end that is not after the start is on the next day, and one of two times alone tells nothing', () => {
  expect(doorMinutes(venue('10:00', '18:00'))).toEqual({ from: 600, to: 1080 });
  expect(doorMinutes(night)).toEqual({ from: 1200, to: 1560 });
  expect(doorMinutes(venue('18:00', '00:00'))).toEqual({ from: 1080, to: 1440 });
  expect(doorMinutes(venue('10:00', '10:00'))).toEqual({ from: 600, to: 2040 });
  expect([venue('10:00', ''), venue('', '18:00'), venue('', '')].map(doorMinutes)).toEqual(Array(3).fill(undefined));
});

test('D-28 D-30 01:00 belongs to the night before where the doors close at 02:00', () => {
  expect(showMoment(night, '2026-11-24', '21:00')).toBe(moment('2026-11-24T21:00'));
  expect(showMoment(night, '2026-11-24', '01:00')).toBe(moment('2026-11-25T01:00'));
  expect(showMoment(venue('10:00', '18:00'), '2026-11-24', '01:00')).toBe(moment('2026-11-24T01:00'));
  expect(calendarDay(night, '2026-12-31', '01:00')).toBe('2027-01-01');
});

test('R-4.001 a show’s day is over when its doors close', () => {
  expect(showClock(night, moment('2026-11-25T01:59'))).toMatchObject({ day: '2026-11-24', time: '01:59' });
  expect(showClock(night, moment('2026-11-25T02:00')).day).toBe('2026-11-25');
  expect(showClock(venue('10:00', '18:00'), moment('2026-11-25T01:00')).day).toBe('2026-11-25');
  expect(endOfShowDay(night, '2026-11-24')).toBe(moment('2026-11-25T02:00'));
  expect(endOfShowDay(venue('', ''), '2026-11-24')).toBe(moment('2026-11-25T00:00'));
});

const time = fc.integer({ min: 0, max: 1439 }).map(timeOf);

test('D-28 for all hours a time while the doors are open is read back from its moment', () => {
  fc.assert(
    fc.property(time, time, fc.nat(), (startTime, endTime, after) => {
      const show = venue(startTime, endTime);
      const { from, to } = doorMinutes(show) ?? { from: 0, to: 1 };
      const at = timeOf(from + (after % (to - from)));
      const starts = showMoment(show, '2026-11-24', at);
      expect(showClock(show, starts)).toEqual({ day: '2026-11-24', time: at, startTime, endTime });
      expect(starts).toBeGreaterThanOrEqual(showMoment(show, '2026-11-24', startTime));
      expect(starts).toBeLessThan(endOfShowDay(show, '2026-11-24'));
    }),
  );
});
