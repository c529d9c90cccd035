import { supplierInfo } from '@fairhall/core/supplier-login/supplier.test-driver';
import { expect, test } from 'vitest';
import { createDesk, type Replies } from './desk.ts';

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const SUPPLIER_TOKEN = `st_${'a'.repeat(43)}`;
const asked = {
  bookingId: 'mb1',
  exhibitionId: '1001',
  exhibitionName: 'Istanbul Textile Fair',
  standNo: 'A12',
  hall: '1',
  date: '2026-11-24',
  slot: '10:30',
  status: 0,
  remark: 'Prices',
  reason: '',
  createTime: 1,
  contactName: 'Priya Raman',
  companyName: 'Mills',
  countryId: '356',
  day: 'coming',
  hasStarted: false,
};

const desk = createDesk({
  'supplier.login': [{ data: { token: SUPPLIER_TOKEN } }],
  'supplier.info': [{ data: supplierInfo }],
  'supplierMeeting.list': [{ data: { records: [asked], total: 21, pageNo: 1, pageSize: 20 } }],
  'supplierMeeting.answer': [{ data: { bookingId: 'mb1', status: 1 } }],
});
const meeting = (...args: readonly string[]) => desk.line(['supplier', 'meeting', ...args]);
async function atWork(replies?: Replies): Promise<void> {
  await desk.open(replies);
  const environment = { FAIRHALL_PASSWORD: 'secret' };
  await desk.line(['supplier', 'login', '--email', 'imran@lyallpur.example'], { environment });
}

test('D-30 a supplier’s team member lists the meetings that visitors requested', async () => {
  await atWork();
  const { exit, out, err } = await meeting('list');
  expect({ exit, out }).toEqual({
    exit: 0,
    out: 'mb1\t24 November 2026\t10:30\tIstanbul Textile Fair\tH1 A12\tPriya Raman\tMills\trequested\tPrices\n',
  });
  expect(err).toContain('--page 2');
  expect(desk.callsTo('supplierMeeting.list')).toMatchObject([{ data: { pageNo: 1 }, token: SUPPLIER_TOKEN }]);
});

test.each([
  ['accept', true, 'accepted'],
  ['reject', false, 'declined'],
])('D-30 %s replies to the visitor once, and in a dry run not at all', async (verb, isAccepted, said) => {
  await atWork();
  expect(await meeting(verb, 'mb1', '--dry-run')).toMatchObject({ exit: 0 });
  expect(desk.callsTo('supplierMeeting.answer')).toEqual([]);
  const { exit, err } = await meeting(verb, 'mb1', '--key', KEY);
  expect({ exit, err }).toMatchObject({ exit: 0, err: expect.stringContaining(said) });
  expect(desk.callsTo('supplierMeeting.answer')).toMatchObject([{ data: { bookingId: 'mb1', isAccepted }, key: KEY }]);
});

test('D-30 a meeting is declined with a reason that the visitor reads', async () => {
  await atWork();
  expect(await meeting('reject', 'mb1', '--reason', 'We are closed then')).toMatchObject({ exit: 0 });
  expect(desk.callsTo('supplierMeeting.answer')).toMatchObject([
    { data: { bookingId: 'mb1', isAccepted: false, reason: 'We are closed then' } },
  ]);
});

test('D-30 without a login the command shows how to log in, and a reply that fails is reported', async () => {
  await desk.open();
  expect((await meeting('list')).exit).toBe(4);
  await atWork({ 'supplierMeeting.answer': [{ code: '409', message: 'cancelled' }] });
  expect((await meeting('accept', 'mb1')).exit).not.toBe(0);
});
