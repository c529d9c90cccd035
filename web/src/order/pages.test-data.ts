import type { PageRoles } from '../../../tests/support/page-roles.ts';

/** Which users may open each page. */
export const pageRoles: PageRoles = {
  startOrder: { kind: 'personal' },
  myOrder: {
    kind: 'personal',
    insertPersonalData: ({ kysely }, accountId, mark) =>
      kysely
        .insertInto('goods_order')
        .values({
          order_no: 'O-7K3M-9QXD', // as in fixtures/urls
          account_id: accountId,
          supplier_id: 'S1',
          product_id: 'P1',
          product_names: JSON.stringify({ en: 'Bag' }),
          image: '',
          unit: 'piece',
          quantity: 5,
          price: 2.5,
          currency: 'USD',
          remark: mark,
          contact: JSON.stringify({ contactName: mark, mobile: { dialingCode: '+90', number: '5321234567' } }),
          lang: 'en',
          site_id: 999,
          task_id: 'order of a page test',
          created: Date.now(),
        })
        .execute(),
  },
  myOrders: { kind: 'personal', address: () => '/orders' },
};
