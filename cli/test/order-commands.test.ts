import { sampleProduct } from '@fairhall/core/contract/call-examples/rows';
import { supplierInfo } from '@fairhall/core/supplier-login/supplier.test-driver';
import { expect, test } from 'vitest';
import { LOGIN_REPLIES, logIn } from './buyer.ts';
import { createDesk, type Replies } from './desk.ts';

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
  state: 'received',
  version: 1,
  stateTime: null,
  reason: '',
};
const shown = { ...ordered, enquiryId: 'k3Jd8fLq0sPz7xVb2nMw5A' };
const received = { ...shown, contact: { ...ordered.contact, email: 'priya@malabar.example' }, decidedBy: '' };
const change = (state: string) => ({ state, version: 2, stateTime: 1_764_000_500_000 });
const SUPPLIER_TOKEN = `st_${'a'.repeat(43)}`;
const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const valid = { result: '2', isVerify: 'valid' };

const desk = createDesk({
  ...LOGIN_REPLIES,
  'catalogue.goodsDetail': [{ data: { ...sampleProduct, minOrder: 100 } }],
  'catalogue.priceTiers': [{ data: [{ min: 100, price: 2.5, currency: 'USD' }] }],
  'site.countries': [{ data: [{ id: '792', enName: 'Turkey', cnName: '', code2: 'TR', dialingCode: '+90' }] }],
  'account.verifyMobile': [{ data: valid }],
  'order.create': [{ data: { orderNo: 'O-7K3M-9QXD' } }],
  'supplier.login': [{ data: { token: SUPPLIER_TOKEN } }],
  'supplier.info': [{ data: supplierInfo }],
  'order.show': [{ data: shown }],
  'order.cancel': [{ data: change('cancelled') }],
  'supplierOrder.list': [
    {
      data: {
        records: [received],
        total: 1,
        pageNo: 1,
        pageSize: 20,
        counts: { received: 1, confirmed: 0, declined: 0, cancelled: 0 },
      },
    },
  ],
  'supplierOrder.show': [{ data: received }],
  'supplierOrder.confirm': [{ data: change('confirmed') }],
  'supplierOrder.decline': [{ data: change('declined') }],
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

test('D-94 an order request to a supplier without people says that the organiser’s team gets it', async () => {
  const supplier = { ...sampleProduct.supplier, isUnreachable: true };
  await desk.openLoggedIn({ 'catalogue.goodsDetail': [{ data: { ...sampleProduct, minOrder: 100, supplier } }] });
  const { exit, err } = await desk.line([...line, '--yes']);
  expect(exit).toBe(0);
  expect(err).toContain('is not reachable on Fairhall yet. Our team will get your order request');
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

async function atWork(replies?: Replies): Promise<void> {
  await desk.open(replies);
  const environment = { FAIRHALL_PASSWORD: 'secret' };
  await desk.line(['supplier', 'login', '--email', 'imran@lyallpur.example'], { environment });
}

test('D-17 an order request is shown with its status, the supplier’s reason and the id of its messages', async () => {
  const declined = { ...shown, state: 'declined', version: 2, stateTime: 1_764_000_500_000, reason: 'Sold out' };
  await desk.open({ 'order.show': [{ data: declined }] });
  await logIn(desk.gateway.url, desk.home);
  const { exit, out } = await desk.line(['order', 'show', 'O-7K3M-9QXD']);
  expect(exit).toBe(0);
  for (const words of ['Declined', 'Sold out', 'Mills', shown.enquiryId]) expect(out).toContain(words);
  const { out: json } = await desk.line(['order', 'show', 'O-7K3M-9QXD', '--json']);
  expect(JSON.parse(json)).toMatchObject({ state: 'declined', reason: 'Sold out' });
});

test('D-17 an order request is cancelled in the version that was shown, after a question, and in a dry run not at all', async () => {
  await desk.open();
  await logIn(desk.gateway.url, desk.home);
  expect(await desk.line(['order', 'cancel', 'O-7K3M-9QXD', '--dry-run'])).toMatchObject({ exit: 0 });
  expect(desk.callsTo('order.cancel')).toEqual([]);
  const { exit, err } = await desk.line(['order', 'cancel', 'O-7K3M-9QXD', '--yes', '--key', KEY]);
  expect({ exit, err }).toMatchObject({ exit: 0, err: expect.stringContaining('cancelled') });
  expect(desk.callsTo('order.cancel')).toMatchObject([{ data: { orderNo: 'O-7K3M-9QXD', version: 1 }, key: KEY }]);
});

test('REL-02 a repeated cancellation with its key is the same request, although the order has a newer version', async () => {
  await desk.open({ 'order.show': [{ data: { ...shown, ...change('cancelled') } }] });
  await logIn(desk.gateway.url, desk.home);
  expect(await desk.line(['order', 'cancel', 'O-7K3M-9QXD', '--yes', '--key', KEY])).toMatchObject({ exit: 0 });
  expect(desk.callsTo('order.cancel')).toMatchObject([{ data: { version: 1 }, key: KEY }]);
});

test('D-17 a supplier’s team lists and shows the order requests that it received', async () => {
  await atWork();
  const listed = await desk.line(['supplier', 'order', 'list', '--state', 'received']);
  expect(listed).toMatchObject({ exit: 0, out: expect.stringContaining('O-7K3M-9QXD') });
  expect(desk.callsTo('supplierOrder.list')).toMatchObject([{ data: { pageNo: 1, state: 'received' } }]);
  expect(await desk.line(['supplier', 'order', 'list', '--state', 'paid'])).toMatchObject({ exit: 2 });
  const { exit, out } = await desk.line(['supplier', 'order', 'show', 'O-7K3M-9QXD']);
  expect({ exit, out }).toMatchObject({ exit: 0, out: expect.stringContaining('priya@malabar.example') });
});

test('D-17 a supplier’s team confirms an order request, or declines it with a reason, and in a dry run neither', async () => {
  await atWork();
  const decide = (verb: string, ...options: readonly string[]) =>
    desk.line(['supplier', 'order', verb, 'O-7K3M-9QXD', ...options]);
  expect(await decide('confirm', '--dry-run')).toMatchObject({ exit: 0 });
  expect(desk.callsTo('supplierOrder.confirm')).toEqual([]);
  expect(await decide('confirm', '--key', KEY)).toMatchObject({ exit: 0 });
  expect(desk.callsTo('supplierOrder.confirm')).toMatchObject([{ data: { version: 1 }, key: KEY }]);
  expect(await decide('decline', '--reason', 'Sold out')).toMatchObject({ exit: 0 });
  expect(desk.callsTo('supplierOrder.decline')).toMatchObject([{ data: { version: 1, reason: 'Sold out' } }]);
  expect(await decide('decline', '--reason', 'a'.repeat(501))).toMatchObject({ exit: 2 });
});

test('D-17 a decision that the server refuses is reported with the reason, and without a login the command says how to log in', async () => {
  await desk.open();
  expect(await desk.line(['supplier', 'order', 'confirm', 'O-7K3M-9QXD'])).toMatchObject({ exit: 4 });
  await atWork({ 'supplierOrder.confirm': [{ code: '409', message: 'The buyer has cancelled this order.' }] });
  const { exit, err } = await desk.line(['supplier', 'order', 'confirm', 'O-7K3M-9QXD']);
  expect(exit).not.toBe(0);
  expect(err).toContain('The buyer has cancelled this order.');
});
