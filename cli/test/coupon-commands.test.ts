import { expect, test } from 'vitest';
import { COMMAND_EXIT_CODES } from '../src/exit-codes.ts';
import { createDesk } from './desk.ts';

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const used = { couponNo: 'C-7K3M-9QXD', couponId: 'C1', name: 'Free samples' };
const row = { couponId: 'C1', name: 'Free samples', total: '200', validFrom: '2026-12-01', validTo: '2026-12-31' };
const desk = createDesk({
  'staffCoupon.use': [{ data: used }],
  'operatorList.list': [{ data: { records: [row], total: 1, pageNo: 1, pageSize: 20 } }],
});
const coupon = (...args: readonly string[]) =>
  desk.line(['staff', 'coupon', ...args], { environment: { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` } });

test('D-29 D-94 staff mark a coupon as used, with its number as a buyer types it', async () => {
  await desk.open();
  expect(await coupon('use', ' c-7k3m-9qxd', '--reason', 'at the desk', '--key', KEY)).toMatchObject({
    exit: 0,
    out: 'couponNo\tC-7K3M-9QXD\ncouponId\tC1\nname\tFree samples\n',
  });
  expect(desk.callsTo('staffCoupon.use')).toMatchObject([
    { data: { couponNo: 'C-7K3M-9QXD', reason: 'at the desk' }, key: KEY },
  ]);
});

test('D-29 D-94 marking a coupon needs a token, and --dry-run changes nothing', async () => {
  await desk.open();
  const words = ['staff', 'coupon', 'use', 'C-7K3M-9QXD', '--reason', 'x'];
  expect((await desk.line(words)).exit).toBe(COMMAND_EXIT_CODES.loginNeeded);
  expect(await coupon('use', 'C-7K3M-9QXD', '--reason', 'x', '--dry-run')).toMatchObject({ exit: 0 });
  expect(desk.callsTo('staffCoupon.use')).toEqual([]);
});

test('D-64 D-94 coupons are listed like the other operators’ lists', async () => {
  await desk.open();
  expect((await coupon('list')).out).toBe('C1\tFree samples\t200\t2026-12-01\t2026-12-31\n');
  expect(desk.callsTo('operatorList.list')[0]?.data).toEqual({ list: 'coupon', pageNo: 1 });
});
