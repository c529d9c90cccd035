import { expect, test } from 'vitest';
import { getExhibitionClock } from '../site/opening-hours.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { findNextStop, isPast, listPlanDays, selectDay } from './days.ts';

const show = { inshowStartDate: '2026-11-24', inshowEndDate: '2026-11-26' };
const at = (day: string | null, time: string | null = null, id = `${day} ${time}`) => ({ id, day, time });

test('D-28 a plan lists every day of the show with its stops, and stops without a day last', () => {
  expect(listPlanDays(show, [at('2026-11-25'), at('2026-11-25', '10:30'), at(null)])).toEqual([
    { day: '2026-11-24', count: 0 },
    { day: '2026-11-25', count: 2 },
    { day: '2026-11-26', count: 0 },
    { day: null, count: 1 },
  ]);
  expect(listPlanDays(show, []).map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-25', '2026-11-26']);
});

const stops = [at('2026-11-25'), at(null)];

test.each([
  ['the day that is asked for', stops, '2026-11-26', '2026-11-24', '2026-11-26'],
  ['what has no day, where that is asked for', stops, null, '2026-11-24', null],
  ['today while the show runs', stops, undefined, '2026-11-26', '2026-11-26'],
  ['today, where a day is asked for that is none of the show’s', stops, '2026-12-01', '2026-11-26', '2026-11-26'],
  ['the first day with something on it before the show', stops, undefined, '2026-11-01', '2026-11-25'],
  ['what has no day, where nothing has one', [at(null)], undefined, '2026-11-24', null],
  ['today, where nothing is planned', [], undefined, '2026-11-25', '2026-11-25'],
  ['the first day, where nothing is planned before the show', [], null, '2026-11-01', '2026-11-24'],
])('D-28 a plan opens with %s', (_, planned, asked, today, day) => {
  expect(selectDay(listPlanDays(show, planned), asked, today)).toBe(day);
});

test('D-28 next and past stops depend on the venue’s clock', () => {
  const { clock, later } = createMemoryDevice();
  const venue = { timeZone: 'Europe/Istanbul', startTime: '10:00', endTime: '18:00' };
  const today = getExhibitionClock(venue, clock.now()).day;
  later(Date.parse(`${today}T07:20:00Z`) - clock.now()); // 10:20 in Istanbul
  const now = () => getExhibitionClock(venue, clock.now());
  const plan = [at(today, '12:00'), at(today, '10:30'), at(today), at(null), at('2020-01-01', '23:00')];
  expect(now().time).toBe('10:20');
  expect(findNextStop(plan, now())).toEqual({ id: `${today} 10:30`, minutes: 10 });
  expect(plan.filter((stop) => isPast(stop, now()))).toEqual([at('2020-01-01', '23:00')]);
  later(20 * 60_000);
  expect(findNextStop(plan, now())).toEqual({ id: `${today} 10:30`, minutes: -10 });
  later(20 * 60_000);
  expect(now().time).toBe('11:00');
  expect(isPast(at(today, '10:30'), now())).toBe(true);
  expect(findNextStop(plan, now())).toEqual({ id: `${today} 12:00`, minutes: 60 });
  later(13 * 3_600_000);
  expect(findNextStop(plan, now())).toBeNull();
  expect(isPast(at(today), now())).toBe(true);
});

test('D-28 a stop at 01:00 of a show that closes at 02:00 is upcoming during the night, and past once the doors have closed', () => {
  const venue = { timeZone: 'Europe/Istanbul', startTime: '20:00', endTime: '02:00' };
  const clockAt = (moment: string) => getExhibitionClock(venue, Date.parse(`${moment}+03:00`));
  const plan = [at('2026-11-24', '01:00'), at('2026-11-24', '21:00')];
  expect(findNextStop(plan, clockAt('2026-11-24T20:30'))).toEqual({ id: '2026-11-24 21:00', minutes: 30 });
  expect(findNextStop(plan, clockAt('2026-11-24T23:30'))).toEqual({ id: '2026-11-24 01:00', minutes: 90 });
  expect(findNextStop(plan, clockAt('2026-11-25T00:50'))).toEqual({ id: '2026-11-24 01:00', minutes: 10 });
  expect(plan.map((stop) => isPast(stop, clockAt('2026-11-25T00:50')))).toEqual([false, true]);
  expect(plan.map((stop) => isPast(stop, clockAt('2026-11-25T02:00')))).toEqual([true, true]);
});
