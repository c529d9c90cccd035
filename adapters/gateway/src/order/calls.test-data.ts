import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowBuyers, allowSuppliers } from '../../../../tests/support/role-lines.ts';

const sampleOrder = {
  goodsId: 'P1',
  quantity: 500,
  contact: { contactName: 'Priya Raman', mobile: { dialingCode: '+90', number: '5321234567' } },
};

/** The roles that may make each call and, for a submit, what it revokes for good. */
export const callChecks: CallChecks = {
  'order.create': { roles: allowBuyers(() => sampleOrder), ends: [] },
  'order.list': { roles: allowBuyers(() => ({ pageNo: 1 })) },
  'supplierOrder.list': { roles: allowSuppliers(() => ({ pageNo: 1 })) },
};
