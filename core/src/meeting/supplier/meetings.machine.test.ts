import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../../contract/error.ts';
import type { SupplierMeeting } from '../../contract/meeting/supplier-calls.ts';
import type { ScriptedAnswer } from '../../contract/scripted-client.ts';
import { createFlowDriver } from '../../ports/flow.test-driver.ts';
import { err, ok } from '../../result.ts';
import { createMemoryDevice } from '../../storage/memory-device.ts';
import { supplierTokenKey } from '../../supplier-login/keys.ts';
import { supplierStage } from '../../supplier-login/supplier.test-driver.ts';
import { provideMeetings } from './meetings.machine.ts';
import { supplierMeetingsView } from './meetings.view.ts';

const meeting = (status: SupplierMeeting['status']): SupplierMeeting => ({
  bookingId: 'B1',
  exhibitionId: '1001',
  exhibitionName: 'Istanbul',
  standNo: 'A1',
  hall: '2',
  status,
  date: '2026-11-24',
  slot: '10:30',
  remark: '',
  reason: '',
  createTime: 1,
  contactName: 'Noor',
  companyName: 'Haven',
  countryId: '528',
  day: 'today',
  hasStarted: false,
});
const page = (status: SupplierMeeting['status'], total = 1) =>
  ok({ records: [meeting(status)], total, pageNo: 1, pageSize: 20 });

interface Desk {
  status: SupplierMeeting['status'];
  answer: ScriptedAnswer;
  list: (status: SupplierMeeting['status']) => ScriptedAnswer;
}

function openMeetings(list: Desk['list'] = page, token: string | null = 'st_1') {
  const desk: Desk = { status: 0, answer: ok({ bookingId: 'B1', status: 1 }), list };
  const stage = supplierStage(({ name, data }) => {
    if (name === 'supplierMeeting.list') return desk.list(desk.status);
    const { isAccepted } = data as { isAccepted: boolean };
    if (desk.answer.ok) desk.status = isAccepted ? 1 : 2;
    return desk.answer;
  }, createMemoryDevice());
  if (token !== null) stage.storage.slot(supplierTokenKey).save(token);
  const clock = new SimulatedClock();
  const actor = createActor(provideMeetings({ ...stage.ports, timer: clock as never }), { clock }).start();
  return { ...stage, ...createFlowDriver(actor, supplierMeetingsView), desk };
}

describe('a supplier’s meeting requests', () => {
  test('D-30 a request is accepted, and can still be cancelled afterwards with a reason, once each', async () => {
    const meetings = openMeetings();
    expect(await meetings.settled()).toMatchObject({ state: 'shown', rows: [{ canAnswer: true, canCancel: false }] });
    const accepted = await meetings.do({ type: 'meeting.answered', bookingId: 'B1', isAccepted: true });
    expect(accepted.rows).toMatchObject([{ status: 1, canAnswer: false, canCancel: true }]);
    const cancelled = await meetings.do({
      type: 'meeting.answered',
      bookingId: 'B1',
      isAccepted: false,
      reason: 'We leave early',
    });
    expect(cancelled.rows).toMatchObject([{ status: 2, canAnswer: false, canCancel: false }]);
    expect(meetings.sent('supplierMeeting.answer').map(({ data, options }) => [data, options.idempotencyKey])).toEqual([
      [{ bookingId: 'B1', isAccepted: true }, 'key-1'],
      [{ bookingId: 'B1', isAccepted: false, reason: 'We leave early' }, 'key-2'],
    ]);
  });

  test('D-30 a meeting that the visitor cancelled meanwhile is reported, and the list is reloaded', async () => {
    const meetings = openMeetings();
    await meetings.settled();
    meetings.desk.answer = err(gatewayError('SERVER_ERROR', '409', 'Called off.'));
    meetings.desk.status = 3;
    const told = await meetings.do({ type: 'meeting.answered', bookingId: 'B1', isAccepted: true });
    expect(told).toMatchObject({ state: 'shown', rows: [{ status: 3, canAnswer: false, canCancel: false }] });
    expect(told.message).not.toBeNull();
    expect((await meetings.do({ type: 'page.selected', pageNo: 1 })).message).toBeNull();
  });

  test('D-30 are grouped by day, and one that has begun can no longer be answered', async () => {
    const rows = [
      { ...meeting(0), bookingId: 'T1', hasStarted: true },
      { ...meeting(1), bookingId: 'T2', date: '2026-11-25', slot: '01:00' }, // the night belongs to the day
      { ...meeting(0), bookingId: 'C1', date: '2026-11-25', day: 'coming' as const },
      { ...meeting(1), bookingId: 'P1', date: '2026-11-23', day: 'past' as const, hasStarted: true },
    ];
    const { days } = await openMeetings(() => ok({ records: rows, total: 4, pageNo: 1, pageSize: 20 })).settled();
    expect(days.map(({ date, day, rows: shown }) => [date, day, shown.map(({ bookingId }) => bookingId)])).toEqual([
      ['2026-11-24', 'today', ['T1', 'T2']],
      ['2026-11-25', 'coming', ['C1']],
      ['2026-11-23', 'past', ['P1']],
    ]);
    const actions = days.flatMap((day) => day.rows.map(({ canAnswer, canCancel }) => [canAnswer, canCancel]));
    expect(actions).toEqual([
      [false, false],
      [false, true],
      [true, false],
      [false, false],
    ]);
  });

  test('D-30 are shown page by page', async () => {
    const meetings = openMeetings((status) => page(status, 45));
    expect(await meetings.settled()).toMatchObject({ pageNo: 1, pageCount: 3 });
    await meetings.do({ type: 'page.selected', pageNo: 2 }, { type: 'page.shown' });
    expect(meetings.calls.map(({ data }) => data)).toEqual([{ pageNo: 1 }, { pageNo: 2 }, { pageNo: 2 }]);
  });

  test('asks for a login without one, and clears an expired one', async () => {
    const visitor = openMeetings(page, null);
    expect([(await visitor.settled()).state, visitor.calls]).toEqual(['visitor', []]);
    const ended = openMeetings(() => err(gatewayError('INVALID_TOKEN', '401')));
    expect((await ended.settled()).state).toBe('visitor');
    expect(ended.storage.slot(supplierTokenKey).read()).toBeNull();
  });

  test('THR-56 a login that another tab has ended hides the rows, and nothing is loaded', async () => {
    const meetings = openMeetings();
    await meetings.settled();
    meetings.storage.slot(supplierTokenKey).drop();
    expect(await meetings.do({ type: 'page.shown' })).toMatchObject({ state: 'visitor', rows: [] });
    expect(meetings.calls).toHaveLength(1);
  });

  test('a failure is shown and can be retried', async () => {
    const meetings = openMeetings(() => err(gatewayError('TIME_OUT')));
    expect(await meetings.settled()).toMatchObject({ state: 'failed', message: { key: 'request.timeout' } });
    meetings.desk.list = page;
    expect(await meetings.do({ type: 'retry.requested' })).toMatchObject({ state: 'shown', message: null });
  });
});
