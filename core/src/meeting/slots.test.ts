import { expect, test } from 'vitest';
import { daysFromTo, meetingSlots, momentOf, slotEnd } from './slots.ts';

test('D-30 meetings last thirty minutes and end before the doors close', () => {
  expect(meetingSlots('10:00', '12:15')).toEqual(['10:00', '10:30', '11:00', '11:30']);
  expect(meetingSlots('12:00', '10:00')).toEqual([]);
  expect(slotEnd('09:30')).toBe('10:00');
});

test('D-30 where no hours are told, from nine to half past five', () => {
  const slots = meetingSlots('', '');
  expect([slots[0], slots.at(-1), slots.length]).toEqual(['09:00', '17:00', 17]);
});

test('D-30 on each day of the show, also over the end of a month', () => {
  expect(daysFromTo('2026-11-29', '2026-12-01')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
  expect(daysFromTo('2026-11-29', '2026-11-28')).toEqual([]);
});

test.each([
  ['Europe/Istanbul', '2026-11-24', '10:00', '2026-11-24T07:00:00Z'],
  ['Asia/Kolkata', '2026-11-24', '10:00', '2026-11-24T04:30:00Z'],
  ['America/Los_Angeles', '2026-11-24', '17:00', '2026-11-25T01:00:00Z'],
  ['Europe/Warsaw', '2026-03-29', '09:00', '2026-03-29T07:00:00Z'],
  ['Europe/Warsaw', '2026-03-28', '09:00', '2026-03-28T08:00:00Z'],
])('D-30 the clock of %s shows %s %s at one moment', (zone, date, slot, moment) => {
  expect(new Date(momentOf(zone, date, slot)).toISOString()).toBe(moment.replace('Z', '.000Z'));
});
