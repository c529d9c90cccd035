import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { showDay } from './door-times.ts';
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

test.each([
  ['an hour longer', '2026-10-24', '2026-10-25T03:30+01:00', '2026-10-25T04:00+01:00'],
  ['an hour shorter', '2026-03-28', '2026-03-29T03:30+02:00', '2026-03-29T04:00+02:00'],
])('D-28 R-4.001 a night that is %s since clocks are changed lasts until the doors close', (_, day, late, closing) => {
  const berlin = { timeZone: 'Europe/Berlin', startTime: '20:00', endTime: '04:00' };
  const end = Date.parse(closing);
  expect(showDay(berlin, Date.parse(late))).toBe(day);
  expect([end - 1, end].map((at) => showClock(berlin, at).day)).toEqual([day, closing.slice(0, 10)]);
  expect(endOfShowDay(berlin, day)).toBe(end);
  expect(showMoment(berlin, day, '03:30')).toBe(Date.parse(late));
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
