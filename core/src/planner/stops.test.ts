import { expect, test } from 'vitest';
import type { MeetingBooking } from '../contract/meeting/calls.ts';
import type { PlannerItem } from '../contract/planner/calls.ts';
import type { BookedSample } from '../contract/sample/calls.ts';
import type { DoorTimes } from '../site/door-times.ts';
import { listStops, type PlanStop, type StopOrder, sortStops } from './stops.ts';

const exhibition = { inshowStartDate: '2026-11-24', inshowEndDate: '2026-11-26', startTime: '10:00', endTime: '18:00' };

const item = (id: string, hall: string, standNo: string, more: Partial<PlannerItem> = {}): PlannerItem => ({
  id,
  exhibitionId: '1001',
  supplierId: `S${standNo}`,
  standNo,
  hall,
  hallName: '',
  supplierName: '',
  goodsName: '',
  image: '',
  remark: '',
  createTime: 1,
  ...more,
});
const meeting = (id: string, standNo: string, more: Partial<MeetingBooking> = {}): MeetingBooking => ({
  bookingId: id,
  exhibitionId: '1001',
  exhibitionName: '',
  standNo,
  hall: '2',
  date: '2026-11-24',
  slot: '11:00',
  status: 0,
  remark: '',
  reason: '',
  createTime: 1,
  supplierId: `S${standNo}`,
  supplierName: '',
  ...more,
});
const sample = (id: string, standNo: string): BookedSample => ({
  id,
  exhibitionId: '1001',
  goodsId: 'P1',
  goodsName: '',
  supplierId: `S${standNo}`,
  supplierName: '',
  standNo,
  hall: '2',
  image: '',
  quantity: 1,
  createTime: 1,
  isCollected: false,
});
type PlainNumbers = [stops: readonly PlanStop[], order: StopOrder];
const plan = (more: object) => listStops({ exhibition, items: [], meetings: [], samples: [], ...more });
const numbers = (...[stops, order, doors = exhibition]: [...PlainNumbers, DoorTimes?]) =>
  sortStops(stops, order, doors).map(({ id, number }) => [id, number]);

test('D-28 stands, products, meetings and samples form one list, with their days and times', () => {
  const stops = plan({
    items: [item('a', '1', 'A1', { day: '2026-11-25', time: '10:30' }), item('b', '1', 'A1', { goodsId: 'P1' })],
    meetings: [meeting('m', 'B2'), meeting('off', 'B2', { status: 3 })],
    samples: [sample('s', 'C3')],
  });
  expect(stops.map(({ kind, id, day, time }) => [kind, id, day, time])).toEqual([
    ['stand', 'a', '2026-11-25', '10:30'],
    ['product', 'b', null, null],
    ['meeting', 'm', '2026-11-24', '11:00'],
    ['sample', 's', null, null],
  ]);
});

test('D-28 a day that is no longer part of the show is dropped, together with its time', () => {
  const stops = plan({
    items: [item('a', '1', 'A1', { day: '2026-11-27', time: '10:30' })],
    meetings: [meeting('m', 'B2', { date: '2026-11-30' })],
  });
  expect(stops.map(({ day, time }) => [day, time])).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('R-6.018 a sample that was handed over stays in the plan, but is no stop to visit', () => {
  const samples = [{ ...sample('s', 'B2'), isCollected: true }, sample('t', 'C3')];
  expect(numbers(plan({ samples }), 'hall')).toEqual([
    ['s', null],
    ['t', 1],
  ]);
});

test('D-28 a sample is collected on the first day its stand is visited', () => {
  const [, , , fetched, other] = plan({
    items: [item('a', '2', 'B2', { day: '2026-11-26' }), item('b', '2', 'B2', { day: '2026-11-25' })],
    meetings: [meeting('refused', 'B2', { status: 2 })],
    samples: [sample('s', 'B2'), sample('t', 'C3')],
  });
  expect([fetched?.day, other?.day]).toEqual(['2026-11-25', null]);
});

test('D-28 by hall a plan is numbered in stand order, and by time in order of time', () => {
  const stops = plan({
    items: [
      item('far', '10', 'A1', { day: '2026-11-24', time: '10:00' }),
      item('late', '2', 'B10', { day: '2026-11-24' }),
      item('near', '2', 'B9', { day: '2026-11-24' }),
      item('gone', '', ''),
    ],
    meetings: [meeting('refused', 'B1', { status: 2, slot: '10:30' }), meeting('met', 'B9')],
  });
  expect(numbers(stops, 'hall')).toEqual([
    ['refused', null],
    ['met', 1],
    ['near', 2],
    ['late', 3],
    ['far', 4],
    ['gone', null],
  ]);
  expect(numbers(stops, 'time')).toEqual([
    ['far', 1],
    ['refused', null],
    ['met', 2],
    ['near', 3],
    ['late', 4],
    ['gone', null],
  ]);
});

test('D-28 by time the hours after midnight come last in the night they belong to', () => {
  const night = { ...exhibition, startTime: '20:00', endTime: '02:00' };
  const day = '2026-11-24';
  const items = [item('a', '1', 'A1', { day, time: '01:00' }), item('b', '1', 'A2', { day, time: '21:00' })];
  expect(numbers(plan({ exhibition: night, items }), 'time', night)).toEqual([
    ['b', 1],
    ['a', 2],
  ]);
});
