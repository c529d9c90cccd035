import { randomUUID } from 'node:crypto';
import { createPerson } from '../../../../tests/support/accounts.ts';
import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowBuyers, type RoleTestRecords } from '../../../../tests/support/role-lines.ts';
import { insertSupplierPerson } from '../../../../tests/support/suppliers.ts';

/** The address of the card that a supplier's person shares. */
async function createSharedAddress({ database }: RoleTestRecords): Promise<{ readonly text: string }> {
  const account_id = await insertSupplierPerson(database, { email: createPerson().email });
  const cdp_id = randomUUID();
  await database.kysely.insertInto('shared_card').values({ cdp_id, account_id, created: 1 }).execute();
  return { text: `https://fairhall.example/expo/supplier/view/${cdp_id}` };
}

/** The expected answer of each call by role, and the changes that a submit makes permanent. */
export const callChecks: CallChecks = {
  'businessCard.find': { roles: allowBuyers(createSharedAddress) },
  'businessCard.collect': { roles: allowBuyers(createSharedAddress), ends: [] },
};
