import { expect, test } from 'vitest';
import { LOGIN_REPLIES, logIn } from './buyer.ts';
import { createDesk } from './desk.ts';

const desk = createDesk({
  ...LOGIN_REPLIES,
  'follow.goods': [{ data: { followed: true, count: 3 } }],
  'follow.cancelSupplier': [{ data: { followed: false, count: 1 } }],
  'follow.list': [{ data: { records: [{ id: 'P1', name: 'Tote bag' }], total: 21, pageNo: 1, pageSize: 20 } }],
});

test('R-7.087 R-7.090 a buyer follows a product and unfollows a supplier', async () => {
  await desk.open();
  await logIn(desk.gateway.url, desk.home);
  expect(await desk.line(['product', 'follow', 'P1'])).toMatchObject({
    exit: 0,
    err: 'Following. You now follow 3.\n',
  });
  expect(await desk.line(['supplier', 'unfollow', 'S1'])).toMatchObject({
    exit: 0,
    err: 'Unfollowed. You now follow 1.\n',
  });
  expect(desk.callsTo('follow.goods')).toMatchObject([{ data: { goodsId: 'P1' } }]);
  expect(desk.callsTo('follow.cancelSupplier')).toMatchObject([{ data: { supplierId: 'S1' } }]);
});

test('a dry run follows nothing', async () => {
  await desk.open();
  await logIn(desk.gateway.url, desk.home);
  const { exit, out } = await desk.line(['product', 'follow', 'P1', '--dry-run', '--json']);
  expect({ exit, told: JSON.parse(out) }).toMatchObject({ exit: 0, told: { dryRun: true, data: { id: 'P1' } } });
  expect(desk.callsTo('follow.goods')).toEqual([]);
});

test('D-63 followed products are listed, with the command for the next page', async () => {
  await desk.open();
  await logIn(desk.gateway.url, desk.home);
  const { exit, out, err } = await desk.line(['product', 'followed']);
  expect({ exit, out }).toMatchObject({ exit: 0, out: expect.stringContaining('P1') });
  expect(err).toContain('--page 2');
});

test('following needs a login', async () => {
  await desk.open();
  expect(await desk.line(['supplier', 'follow', 'S1'])).toMatchObject({ exit: 4 });
});
