import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getExhibitionDay } from './door-times.ts';
import {
  getDoorMinutes,
  getExhibitionClock,
  getExhibitionDayEnd,
  toCalendarDay,
  toExhibitionMoment,
  toTime,
} from './opening-hours.ts';

const venue = (startTime: string, endTime: string) => ({ timeZone: 'Europe/Istanbul', startTime, endTime });
const moment = (at: string) => Date.parse(`${at}:00+03:00`);
const night = venue('20:00', '02:00');

test('D-28 a closing time that is not after the opening time is on the next day, and one time alone gives no hours', () => {
  expect(getDoorMinutes(venue('10:00', '18:00'))).toEqual({ from: 600, to: 1080 });
  expect(getDoorMinutes(night)).toEqual({ from: 1200, to: 1560 });
  expect(getDoorMinutes(venue('18:00', '00:00'))).toEqual({ from: 1080, to: 1440 });
  expect(getDoorMinutes(venue('10:00', '10:00'))).toEqual({ from: 600, to: 2040 });
  expect([venue('10:00', ''), venue('', '18:00'), venue('', '')].map(getDoorMinutes)).toEqual(Array(3).fill(undefined));
});

test('D-28 D-30 01:00 belongs to the night before if the doors close at 02:00', () => {
  expect(toExhibitionMoment(night, '2026-11-24', '21:00')).toBe(moment('2026-11-24T21:00'));
  expect(toExhibitionMoment(night, '2026-11-24', '01:00')).toBe(moment('2026-11-25T01:00'));
  expect(toExhibitionMoment(venue('10:00', '18:00'), '2026-11-24', '01:00')).toBe(moment('2026-11-24T01:00'));
  expect(toCalendarDay(night, '2026-12-31', '01:00')).toBe('2027-01-01');
});

test('R-4.001 a day of a show ends when its doors close', () => {
  expect(getExhibitionClock(night, moment('2026-11-25T01:59'))).toMatchObject({ day: '2026-11-24', time: '01:59' });
  expect(getExhibitionClock(night, moment('2026-11-25T02:00')).day).toBe('2026-11-25');
  expect(getExhibitionClock(venue('10:00', '18:00'), moment('2026-11-25T01:00')).day).toBe('2026-11-25');
  expect(getExhibitionDayEnd(night, '2026-11-24')).toBe(moment('2026-11-25T02:00'));
  expect(getExhibitionDayEnd(venue('', ''), '2026-11-24')).toBe(moment('2026-11-25T00:00'));
});

test.each([
  ['an hour longer', '2026-10-24', '2026-10-25T03:30+01:00', '2026-10-25T04:00+01:00'],
  ['an hour shorter', '2026-03-28', '2026-03-29T03:30+02:00', '2026-03-29T04:00+02:00'],
])('D-28 R-4.001 a night that is %s because the clocks change lasts until the doors close', (_, day, late, closing) => {
  const berlin = { timeZone: 'Europe/Berlin', startTime: '20:00', endTime: '04:00' };
  const end = Date.parse(closing);
  expect(getExhibitionDay(berlin, Date.parse(late))).toBe(day);
  expect([end - 1, end].map((at) => getExhibitionClock(berlin, at).day)).toEqual([day, closing.slice(0, 10)]);
  expect(getExhibitionDayEnd(berlin, day)).toBe(end);
  expect(toExhibitionMoment(berlin, day, '03:30')).toBe(Date.parse(late));
});

const time = fc.integer({ min: 0, max: 1439 }).map(toTime);

test('D-28 for any opening hours, a time while the doors are open is read back from its moment', () => {
  fc.assert(
    fc.property(time, time, fc.nat(), (startTime, endTime, after) => {
      const show = venue(startTime, endTime);
      const { from, to } = getDoorMinutes(show) ?? { from: 0, to: 1 };
      const at = toTime(from + (after % (to - from)));
      const starts = toExhibitionMoment(show, '2026-11-24', at);
      expect(getExhibitionClock(show, starts)).toEqual({ day: '2026-11-24', time: at, startTime, endTime });
      expect(starts).toBeGreaterThanOrEqual(toExhibitionMoment(show, '2026-11-24', startTime));
      expect(starts).toBeLessThan(getExhibitionDayEnd(show, '2026-11-24'));
    }),
  );
});
