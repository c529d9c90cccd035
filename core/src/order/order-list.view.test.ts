import { expect, test } from 'vitest';
import type { Order } from '../contract/order/calls.ts';
import { formatOrderTotal, orderListView } from './order-list.view.ts';

const mobile = { dialingCode: '+90', number: '5321234567' };
const ORDER: Order = {
  orderNo: 'O-1',
  productId: 'P1',
  productName: 'Bag',
  image: '',
  supplierId: 'S1',
  supplierName: 'Mills',
  quantity: 3,
  unit: 'piece',
  price: 2.5,
  currency: 'USD',
  remark: '',
  createTime: 1,
  state: 'received',
  version: 1,
  stateTime: null,
  reason: '',
  contact: { contactName: 'Priya', mobile },
};
const pageOf = (records: readonly Order[], total: number, pageNo: number) => ({ records, total, pageNo, pageSize: 10 });
const linkTo = (pageNo: number) => ({ route: 'myOrders', params: {}, query: pageNo > 1 ? { pageNo } : {} });

test('D-17 the total of an order is its price times its quantity, unless the price is on request', () => {
  expect([formatOrderTotal(ORDER), formatOrderTotal({ ...ORDER, price: null })]).toEqual(['7.5', null]);
});

test('D-17 the buyer’s orders are split into pages', () => {
  expect(orderListView(pageOf([ORDER], 25, 2))).toMatchObject({
    pageNo: 2,
    pageCount: 3,
    previous: linkTo(1),
    next: linkTo(3),
    empty: null,
  });
  expect(orderListView(pageOf([ORDER], 1, 1))).toMatchObject({ pageCount: 1, previous: null, next: null });
});

test('an empty list links to the search, and a page beyond the last one links back', () => {
  expect(orderListView(pageOf([], 0, 1)).empty?.link).toMatchObject({ route: 'search' });
  expect(orderListView(pageOf([], 12, 9))).toMatchObject({ previous: linkTo(2), empty: { link: linkTo(1) } });
});
