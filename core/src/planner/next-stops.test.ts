import { expect, test } from 'vitest';
import type { MeetingBooking } from '../contract/meeting/calls.ts';
import type { PlannerItem } from '../contract/planner/calls.ts';
import { listNextStops } from './next-stops.ts';

const item = (id: string, change: Partial<PlannerItem> = {}): PlannerItem => ({
  id,
  exhibitionId: '1001',
  supplierId: `S${id}`,
  standNo: 'A5',
  hall: '1',
  hallName: 'Fabric',
  supplierName: `Weaver ${id}`,
  goodsName: '',
  image: '',
  remark: '',
  createTime: 1,
  ...change,
});
const meeting = (bookingId: string, change: Partial<MeetingBooking> = {}): MeetingBooking => ({
  bookingId,
  exhibitionId: '1001',
  exhibitionName: 'Istanbul',
  standNo: 'B4',
  hall: '3',
  date: '2026-10-15',
  slot: '11:30',
  status: 0,
  remark: '',
  reason: '',
  createTime: 1,
  supplierId: `S${bookingId}`,
  supplierName: 'Terry Mills',
  ...change,
});
const doors = { startTime: '10:00', endTime: '18:00' };
const never = () => false;
const idsOf = (
  planned: Omit<Parameters<typeof listNextStops>[0], 'doors'>,
  isOver = never as Parameters<typeof listNextStops>[1],
) => listNextStops({ ...planned, doors }, isOver).map(({ id }) => id);

test('D-28 D-30 stops with a time come first in order of time, the rest by hall and stand', () => {
  const items = [item('1', { hall: '10' }), item('2', { hall: '2', standNo: 'A12' }), item('3', { hall: '2' })];
  const meetings = [meeting('m1'), meeting('m2', { slot: '09:00' }), meeting('m3', { date: '2026-10-14' })];
  expect(idsOf({ items, meetings })).toEqual(['m3', 'm2', 'm1', '3', '2', '1']);
});

test('D-28 a planned stand with a time is listed among the meetings', () => {
  const items = [item('1', { day: '2026-10-15', time: '10:00' }), item('2')];
  const stops = listNextStops({ items, meetings: [meeting('m1')], doors }, never);
  expect(stops.map(({ id, at }) => [id, at?.time])).toEqual([
    ['1', '10:00'],
    ['m1', '11:30'],
    ['2', undefined],
  ]);
});

test('stops that are over, cancelled, declined or deleted are left out', () => {
  const items = [item('1', { standNo: '' }), item('2')];
  const meetings = [
    meeting('m1', { status: 2 }),
    meeting('m2', { status: 3 }),
    meeting('m3', { date: '2026-10-14' }),
    meeting('m4', { standNo: '' }),
  ];
  expect(idsOf({ items, meetings }, ({ day }) => day < '2026-10-15')).toEqual(['2']);
});

test('a stand that has a meeting is listed once, and a product there is still listed', () => {
  const items = [item('1'), item('2', { supplierId: 'S1', goodsId: 'P1', goodsName: 'Towel' })];
  expect(idsOf({ items, meetings: [meeting('1', { bookingId: 'm1' })] })).toEqual(['m1', '2']);
});

test('at the same time a meeting comes before a planned stand', () => {
  const items = [item('1', { day: '2026-10-15', time: '11:30' })];
  expect(idsOf({ items, meetings: [meeting('m1')] })).toEqual(['m1', '1']);
});

test('D-28 a stop at 01:00 comes after its evening, with its own date', () => {
  const items = [item('1', { day: '2026-10-15', time: '01:00' }), item('2', { day: '2026-10-15', time: '21:00' })];
  const stops = listNextStops({ items, meetings: [], doors: { startTime: '20:00', endTime: '02:00' } }, never);
  expect(stops.map(({ id, at }) => [id, at?.day, at?.date])).toEqual([
    ['2', '2026-10-15', '2026-10-15'],
    ['1', '2026-10-15', '2026-10-16'],
  ]);
});
