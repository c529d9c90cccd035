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
};

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
    input: { pageNo: 1 },
    output: toPage({ ...orderFields, contact: { ...contact, email: address } }),
    bounds: { pageNo: PAGE },
  },
};
