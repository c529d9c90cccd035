import { sampleProduct } from '@fairhall/core/contract/call-examples/rows';
import { expect, test } from 'vitest';
import { LOGIN_REPLIES, logIn } from './buyer.ts';
import { createDesk } from './desk.ts';

const phone = { dialingCode: '+90', number: '5321234567' };
const ordered = {
  orderNo: 'O-7K3M-9QXD',
  productId: 'P1',
  productName: 'Tote bag',
  image: '',
  quantity: 500,
  unit: 'piece',
  price: 2.5,
  currency: 'USD',
  remark: '',
  createTime: 1_764_000_000_000,
  supplierId: 'S1',
  supplierName: 'Mills',
  contact: { contactName: 'Priya', mobile: phone },
};
const valid = { result: '2', isVerify: 'valid' };

const desk = createDesk({
  ...LOGIN_REPLIES,
  'catalogue.goodsDetail': [{ data: { ...sampleProduct, minOrder: 100 } }],
  'catalogue.priceTiers': [{ data: [{ min: 100, price: 2.5, currency: 'USD' }] }],
  'site.countries': [{ data: [{ id: '792', enName: 'Turkey', cnName: '', code2: 'TR', dialingCode: '+90' }] }],
  'account.verifyMobile': [{ data: valid }],
  'order.create': [{ data: { orderNo: 'O-7K3M-9QXD' } }],
  'order.list': [{ data: { records: [ordered], total: 21, pageNo: 1, pageSize: 10 } }],
});

const line = [
  'order',
  'create',
  'P1',
  '--quantity',
  '500',
  '--name',
  'Priya Raman',
  '--country',
  'TR',
  '--mobile',
  '532 123 45 67',
];

test('R-2.056 D-17 an order request is sent with its quantity and contact, and its number is shown', async () => {
  await desk.open();
  await logIn(desk.gateway.url, desk.home);
  const { exit, out } = await desk.line([...line, '--yes', '--json']);
  expect({ exit, told: JSON.parse(out) }).toMatchObject({ exit: 0, told: { orderNo: 'O-7K3M-9QXD' } });
  const contact = { contactName: 'Priya Raman', mobile: phone };
  expect(desk.callsTo('order.create')).toMatchObject([{ data: { goodsId: 'P1', quantity: 500, contact } }]);
});

test('D-17 a quantity below the minimum order and a missing mobile number are each reported with their option', async () => {
  await desk.open();
  await logIn(desk.gateway.url, desk.home);
  const { exit, err } = await desk.line(['order', 'create', 'P1', '--quantity', '5', '--name', 'Priya', '--yes']);
  expect(exit).not.toBe(0);
  expect(err).toContain('--quantity');
  expect(err).toContain('--mobile');
  expect(desk.callsTo('order.create')).toEqual([]);
});

test('a dry run sends no order request', async () => {
  await desk.open();
  await logIn(desk.gateway.url, desk.home);
  const { exit, out } = await desk.line([...line, '--dry-run', '--json']);
  expect({ exit, told: JSON.parse(out) }).toMatchObject({ exit: 0, told: { dryRun: true } });
  expect(desk.callsTo('order.create')).toEqual([]);
});

test('D-17 order requests are listed, with the command for the next page', async () => {
  await desk.open();
  await logIn(desk.gateway.url, desk.home);
  const { exit, out, err } = await desk.line(['order', 'list']);
  expect({ exit, out }).toMatchObject({ exit: 0, out: expect.stringContaining('O-7K3M-9QXD') });
  expect(err).toContain('--page 2');
});

test('an order request needs a login', async () => {
  await desk.open();
  expect(await desk.line(line)).toMatchObject({ exit: 4 });
});
