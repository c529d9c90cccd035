import { address, type CallExample, ID, PAGE, toPage } from '../call-examples/call-example.ts';

const phone = { dialingCode: '90', number: '5321234567' };
const contact = { contactName: 'Priya Raman', mobile: phone, whatsapp: phone };

const orderFields = {
  orderNo: 'O-7K3M-9QXD',
  productId: 'P1',
  productName: 'Cotton tote bag',
  image: 'tote.jpg',
  quantity: 500,
  unit: 'piece',
  price: 2.5,
  currency: 'USD',
  remark: 'Natural cotton',
  createTime: 1,
  state: 'declined',
  version: 2,
  stateTime: 2,
  reason: 'Sold out until June',
};
const seen = { orderNo: 'O-7K3M-9QXD', version: 1 };
const change = { state: 'confirmed', version: 2, stateTime: 2 };
const SEEN_BOUNDS = { orderNo: ID, version: [1, 1_000_000] } as const;

/** Calls about orders, for buyers and suppliers. */
export const ORDER_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'order.create': {
    input: { goodsId: 'P1', quantity: 500, remark: 'Natural cotton', contact },
    output: { orderNo: 'O-7K3M-9QXD' },
    bounds: {
      goodsId: ID,
      quantity: [1, 999_999_999],
      remark: [0, 1_000],
      'contact.contactName': [1, 100],
      'contact.mobile.dialingCode': [1, 7],
      'contact.mobile.number': [1, 40],
      'contact.whatsapp.dialingCode': [1, 7],
      'contact.whatsapp.number': [1, 40],
    },
  },
  'order.list': {
    input: { pageNo: 1 },
    output: toPage({ ...orderFields, supplierId: 'S1', supplierName: 'Mills', contact }),
    bounds: { pageNo: PAGE },
  },
  'supplierOrder.list': {
    input: { pageNo: 1, state: 'received' },
    output: {
      ...toPage({ ...orderFields, contact: { ...contact, email: address } }),
      counts: { received: 0, confirmed: 0, declined: 1, cancelled: 0 },
    },
    bounds: { pageNo: PAGE },
  },
  'order.show': {
    input: { orderNo: 'O-7K3M-9QXD' },
    output: { ...orderFields, supplierId: 'S1', supplierName: 'Mills', contact, enquiryId: 'e1' },
    bounds: { orderNo: ID },
  },
  'order.cancel': { input: seen, output: change, bounds: SEEN_BOUNDS },
  'supplierOrder.show': {
    input: { orderNo: 'O-7K3M-9QXD' },
    output: { ...orderFields, contact: { ...contact, email: address }, enquiryId: null, decidedBy: 'Imran' },
    bounds: { orderNo: ID },
  },
  'supplierOrder.confirm': { input: seen, output: change, bounds: SEEN_BOUNDS },
  'supplierOrder.decline': {
    input: { ...seen, reason: 'Sold out until June' },
    output: change,
    bounds: { ...SEEN_BOUNDS, reason: [0, 500] },
  },
};
