import { randomUUID } from 'node:crypto';
import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import {
  allowOneSupplier,
  allowSuppliers,
  createEmptyData,
  type RoleTestRecords,
} from '../../../../tests/support/role-lines.ts';

/** A sample of S1 that a buyer has booked. */
async function insertSample({ database }: RoleTestRecords): Promise<string> {
  const [sample_id, account_id] = [randomUUID(), `sample-${randomUUID()}`];
  await database.kysely
    .insertInto('account')
    .values({ account_id, email: `${account_id}@example.com`, kind: 'buyer', created: 1 })
    .execute();
  const row = { sample_id, account_id, exhibition_id: '1001', supplier_id: 'S1', product_id: 'P1', quantity: 1 };
  const buyer = { contact_name: 'Priya', company_name: 'Mills', country_id: '356', created: 1 };
  await database.kysely
    .insertInto('sample_booking')
    .values({ ...row, ...buyer })
    .execute();
  return sample_id;
}

/** The expected answer of each call by role, and the changes that a submit makes permanent. */
export const callChecks: CallChecks = {
  'supplierSample.counts': { roles: allowSuppliers(createEmptyData) },
  'supplierSample.mark': {
    roles: allowOneSupplier(async (records) => ({ id: await insertSample(records), isCollected: true })),
    ends: [],
  },
};
