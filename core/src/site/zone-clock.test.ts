import { expect, test } from 'vitest';
import { getZoneClock, toEpochMs } from './zone-clock.ts';

test('the same moment has another day and time in another time zone', () => {
  const now = Date.UTC(2026, 10, 23, 20, 5);
  expect(getZoneClock('UTC', now)).toEqual({ day: '2026-11-23', time: '20:05' });
  expect(getZoneClock('Asia/Kolkata', now)).toEqual({ day: '2026-11-24', time: '01:35' });
  expect(getZoneClock('UTC', Date.UTC(2026, 10, 23, 0, 0)).time).toBe('00:00');
});

test.each([
  ['Europe/Istanbul', '2026-11-24', '10:00', '2026-11-24T07:00:00Z'],
  ['Asia/Kolkata', '2026-11-24', '10:00', '2026-11-24T04:30:00Z'],
  ['America/Los_Angeles', '2026-11-24', '17:00', '2026-11-25T01:00:00Z'],
  ['Europe/Warsaw', '2026-03-29', '09:00', '2026-03-29T07:00:00Z'],
  ['Europe/Warsaw', '2026-03-28', '09:00', '2026-03-28T08:00:00Z'],
])('D-30 the local time in %s, %s %s, is converted to its moment', (zone, date, slot, moment) => {
  expect(new Date(toEpochMs(zone, date, slot)).toISOString()).toBe(moment.replace('Z', '.000Z'));
});
