import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { SupplierRight } from '@fairhall/core/contract/supplier/limits';
import { sql } from 'kysely';
import { type CallContext, supplierOf } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import { lockSupplier } from './lock-supplier.ts';

/** The error for an action that only managers of a supplier's people may perform. */
export const SUPPLIER_MANAGER_REQUIRED: Refusal = { code: '403', message: 'supplier.managersOnly' };

interface Person {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly right: SupplierRight;
  readonly created: number;
}

interface OpenInvitation {
  readonly invitationId: string;
  readonly email: string;
  readonly right: SupplierRight;
  readonly created: number;
  readonly expires: number;
}

/** A supplier's people, by the time they joined. */
export async function listPeople({ kysely }: Queries, supplierId: string): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select account_id as "accountId", nickname as name, email, supplier_right as "right", created from account
    where supplier_id = ${supplierId} and kind = 'supplier' and removed_at is null
    order by created, account_id`.execute(kysely);
  return rows;
}

/** Invitations that have not been accepted yet. `now` is epoch milliseconds. */
export async function listOpenInvitations(
  { kysely }: Queries,
  supplierId: string,
  now: number,
): Promise<OpenInvitation[]> {
  return kysely
    .selectFrom('invitation')
    .select(['invitation_id as invitationId', 'email', 'supplier_right as right', 'created', 'expires'])
    .where('supplier_id', '=', supplierId)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires', '>', now)
    .orderBy('created')
    .orderBy('invitation_id')
    .execute();
}

/**
 * Whether the caller manages their supplier's people. Locks the supplier until the transaction ends, so that if two
 * managers remove each other at once, the second is no longer a manager.
 */
export async function canManagePeople(context: CallContext): Promise<boolean> {
  const { accountId, supplierId } = supplierOf(context);
  await lockSupplier(context.database, supplierId);
  const people = await listPeople(context.database, supplierId);
  return people.some((person) => person.accountId === accountId && person.right === 'manage');
}
