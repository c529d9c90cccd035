import { createRandomId } from '@fairhall/gateway/identity/secrets';
import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import {
  allowBuyers,
  allowOneSupplier,
  allowOwner,
  allowSuppliers,
  type RoleTestRecords,
} from '../../../../tests/support/role-lines.ts';

const sampleOrder = {
  goodsId: 'P1',
  quantity: 500,
  contact: { contactName: 'Priya Raman', mobile: { dialingCode: '+90', number: '5321234567' } },
};

/** Inserts an order of the owner to the supplier S1. */
async function insertOrder({ database: { kysely }, rfqId }: RoleTestRecords): Promise<string> {
  const owner = kysely.selectFrom('rfq').select('account_id').where('rfq_id', '=', rfqId);
  const { account_id } = await owner.executeTakeFirstOrThrow();
  const order = {
    order_no: createRandomId(),
    account_id,
    supplier_id: 'S1',
    product_id: 'P1',
    product_names: JSON.stringify({ en: 'Bag' }),
    image: '',
    unit: 'piece',
    quantity: 5,
    price: 2.5,
    currency: 'USD',
    remark: '',
    contact: JSON.stringify(sampleOrder.contact),
    lang: 'en',
    site_id: 999,
    task_id: createRandomId(),
    created: Date.now(),
  };
  await kysely.insertInto('goods_order').values(order).execute();
  return order.order_no;
}

const reference = async (made: RoleTestRecords) => ({ orderNo: await insertOrder(made) });
const seen = async (made: RoleTestRecords) => ({ orderNo: await insertOrder(made), version: 1 });

/** The roles that may make each call and, for a submit, what it revokes for good. */
export const callChecks: CallChecks = {
  'order.create': { roles: allowBuyers(() => sampleOrder), ends: [] },
  'order.list': { roles: allowBuyers(() => ({ pageNo: 1 })) },
  'order.show': { roles: allowOwner(reference) },
  'order.cancel': { roles: allowOwner(seen), ends: [] },
  'supplierOrder.list': { roles: allowSuppliers(() => ({ pageNo: 1 })) },
  'supplierOrder.show': { roles: allowOneSupplier(reference) },
  'supplierOrder.confirm': { roles: allowOneSupplier(seen), ends: [] },
  'supplierOrder.decline': { roles: allowOneSupplier(seen), ends: [] },
};
