import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../call-context.ts';
import { recordRevocation } from '../revocations.ts';
import { canManagePeople, listPeople, SUPPLIER_MANAGER_REQUIRED } from '../supplier-login/supplier-people.ts';
import type { SupplierPorts } from '../supplier-login/supplier-ports.ts';
import { endSupplierSessions } from '../supplier-login/supplier-sessions.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { SUPPLIER_LAST_MANAGER } from './supplier-refusals.ts';

/**
 * Removes a colleague's account with its sessions, or an invitation, in the open transaction. Repeats change nothing.
 * The id of an accepted invitation does not remove the person. D-65
 */
export async function removePerson(
  ports: Pick<SupplierPorts, 'endSharing'>,
  context: CallContext,
  id: string,
): Promise<Answer<true>> {
  if (!(await canManagePeople(context))) return err(SUPPLIER_MANAGER_REQUIRED);
  const refusal = (await isPerson(context, id))
    ? await endPerson(ports, context, id)
    : await endInvitation(context, id);
  return refusal === undefined ? ok(true) : err(refusal);
}

async function isPerson(context: CallContext, id: string): Promise<boolean> {
  const { supplierId } = supplierOf(context);
  const row = await context.database.kysely
    .selectFrom('account')
    .select('account_id')
    .where('account_id', '=', id)
    .where('kind', '=', 'supplier')
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
  return row !== undefined;
}

async function endPerson(
  { endSharing }: Pick<SupplierPorts, 'endSharing'>,
  context: CallContext,
  accountId: string,
): Promise<Refusal | undefined> {
  const { database, now } = context;
  const people = await listPeople(database, supplierOf(context).supplierId);
  const others = people.filter((person) => person.accountId !== accountId);
  if (others.length === people.length) return undefined;
  if (others.every(({ right }) => right !== 'manage')) return SUPPLIER_LAST_MANAGER;
  await database.kysely
    .updateTable('account')
    .set({ removed_at: now, password_hash: null, register_key: null })
    .where('account_id', '=', accountId)
    .execute();
  const { supplierId } = supplierOf(context);
  await recordRevocation(database, { kind: 'supplierPerson', subject: `${accountId}|${supplierId}` });
  await endSupplierSessions(database, accountId);
  // A person who is invited again gets the same account, but must share their card anew.
  await endSharing(database, accountId);
  return undefined;
}

async function endInvitation(context: CallContext, invitationId: string): Promise<Refusal | undefined> {
  const { database, now } = context;
  const found = await database.kysely
    .selectFrom('invitation')
    .select(['used_at', 'ended_at'])
    .where('invitation_id', '=', invitationId)
    .where('supplier_id', '=', supplierOf(context).supplierId)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined || found.used_at !== null) return NOT_FOUND;
  await database.kysely
    .updateTable('invitation')
    .set({ ended_at: found.ended_at ?? now })
    .where('invitation_id', '=', invitationId)
    .execute();
  if (found.ended_at === null) await recordRevocation(database, { kind: 'invitation', subject: invitationId });
  return undefined;
}
