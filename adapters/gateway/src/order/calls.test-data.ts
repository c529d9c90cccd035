import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { forBuyers, forSuppliers } from '../../../../tests/support/role-lines.ts';

const sampleOrder = {
  goodsId: 'P1',
  quantity: 500,
  contact: { contactName: 'Priya Raman', mobile: { dialingCode: '+90', number: '5321234567' } },
};

/** Who is answered what, and what a submit ends for good. */
export const callChecks: CallChecks = {
  'order.create': { roles: forBuyers(() => sampleOrder), ends: [] },
  'order.list': { roles: forBuyers(() => ({ pageNo: 1 })) },
  'supplierOrder.list': { roles: forSuppliers(() => ({ pageNo: 1 })) },
};
