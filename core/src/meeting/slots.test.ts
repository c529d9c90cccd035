import { expect, test } from 'vitest';
import { getSlotEnd, listDays, listMeetingSlots } from './slots.ts';

test('D-30 meetings last thirty minutes and end before the doors close', () => {
  expect(listMeetingSlots({ startTime: '10:00', endTime: '12:15' })).toEqual(['10:00', '10:30', '11:00', '11:30']);
  expect(['09:30', '23:30', '00:00'].map(getSlotEnd)).toEqual(['10:00', '00:00', '00:30']);
});

test('D-30 without opening hours meetings are from nine to half past five', () => {
  const slots = listMeetingSlots({ startTime: '', endTime: '' });
  expect([slots[0], slots.at(-1), slots.length]).toEqual(['09:00', '17:00', 17]);
});

test('D-30 meetings are offered on each day of the show, also across the end of a month', () => {
  expect(listDays('2026-11-29', '2026-12-01')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
  expect(listDays('2026-11-29', '2026-11-28')).toEqual([]);
});

test('D-30 a show that closes past midnight has meetings until then, and one without a closing time only in the usual hours', () => {
  expect(listMeetingSlots({ startTime: '22:30', endTime: '01:15' })).toEqual([
    '22:30',
    '23:00',
    '23:30',
    '00:00',
    '00:30',
  ]);
  expect(listMeetingSlots({ startTime: '20:00', endTime: '' })).toEqual([]);
});
