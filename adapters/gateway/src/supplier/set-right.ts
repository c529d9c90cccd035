import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { SupplierRight } from '@fairhall/core/contract/supplier/limits';
import { err, ok, type Result } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../call-context.ts';
import type { Transaction } from '../db/database.ts';
import { recordRevocation } from '../revocations.ts';
import { lockSupplier } from '../supplier-login/lock-supplier.ts';
import { canManagePeople, listPeople, SUPPLIER_MANAGER_REQUIRED } from '../supplier-login/supplier-people.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { SUPPLIER_LAST_MANAGER_RIGHT } from './supplier-refusals.ts';

/** A person and their new right. */
export interface RightChange {
  readonly accountId: string;
  readonly right: SupplierRight;
}

/** Changes the right of a colleague or of the caller, in the open transaction. D-65 */
export async function setColleaguesRight(
  context: CallContext,
  change: RightChange,
): Promise<Result<RightChange, Refusal>> {
  if (!(await canManagePeople(context))) return err(SUPPLIER_MANAGER_REQUIRED);
  const refusal = await setRight(context.database, supplierOf(context).supplierId, change);
  return refusal === undefined ? ok(change) : err(refusal);
}

/** Changes the right of a person of any supplier, in the open transaction; returns the supplier. D-94 */
export async function setAnybodysRight(
  { database }: CallContext,
  change: RightChange,
): Promise<Result<RightChange & { readonly supplierId: string }, Refusal>> {
  const rows = database.kysely
    .selectFrom('account')
    .select('supplier_id')
    .where('account_id', '=', change.accountId)
    .where('kind', '=', 'supplier');
  const supplierId = (await rows.executeTakeFirst())?.supplier_id ?? null;
  if (supplierId === null) return err(NOT_FOUND);
  await lockSupplier(database, supplierId);
  const refusal = await setRight(database, supplierId, change);
  return refusal === undefined ? ok({ ...change, supplierId }) : err(refusal);
}

/** An unchanged right has no effect. The last manager cannot lose the right, since nobody could give it back. */
async function setRight(
  database: Transaction,
  supplierId: string,
  { accountId, right }: RightChange,
): Promise<Refusal | undefined> {
  const people = await listPeople(database, supplierId);
  const others = people.filter((person) => person.accountId !== accountId);
  if (others.length === people.length) return NOT_FOUND;
  if (right !== 'manage' && others.every((other) => other.right !== 'manage') && isManager(people, accountId))
    return SUPPLIER_LAST_MANAGER_RIGHT;
  await database.kysely
    .updateTable('account')
    .set({ supplier_right: right })
    .where('account_id', '=', accountId)
    .execute();
  await recordRevocation(database, {
    kind: 'supplierRight',
    subject: `${accountId}|${supplierId}`,
    detail: right,
    isRevoked: right !== 'manage',
  });
  return undefined;
}

const isManager = (people: readonly RightChange[], accountId: string): boolean =>
  people.some((person) => person.accountId === accountId && person.right === 'manage');
