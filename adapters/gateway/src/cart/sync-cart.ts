import { CART_MAX } from '@fairhall/core/cart/limits';
import { CART_OPERATION } from '@fairhall/core/contract/cart/calls';
import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import { sql } from 'kysely';
import { buyerOf, type CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import type { CartPorts } from './cart-ports.ts';

type Operation = (typeof CART_OPERATION)[keyof typeof CART_OPERATION];

/**
 * Changes the buyer's list and returns its new content; deleted products are left out. A change that would make the
 * list too long is rejected and changes nothing.  A-18
 */
export async function syncCart(
  { listProductSuppliers }: Pick<CartPorts, 'listProductSuppliers'>,
  context: CallContext,
  operation: Operation,
  given: readonly string[],
): Promise<Result<readonly string[], Refusal>> {
  await lockCart(context);
  const before = await cartOf(context);
  const after = applyOperation(before, operation, [...new Set(given)]);
  if (after.length > CART_MAX) {
    return err({ code: '400', message: 'saas.nomorethanproducts', values: { n: CART_MAX } });
  }
  const added = after.filter((id) => !before.includes(id));
  const suppliers = await listProductSuppliers(context, added);
  if (added.some((id) => !suppliers.has(id))) return err(NOT_FOUND);
  if (operation !== CART_OPERATION.read) await writeCart(context, before, after);
  return ok(after);
}

/** Empties the list. */
export async function emptyCart(context: CallContext): Promise<void> {
  await removeCartRows(context).execute();
}

function applyOperation(before: readonly string[], operation: Operation, given: readonly string[]): readonly string[] {
  switch (operation) {
    case CART_OPERATION.read:
      return before;
    case CART_OPERATION.add:
      return [...before, ...given.filter((id) => !before.includes(id))];
    case CART_OPERATION.replace:
      return given;
    case CART_OPERATION.remove:
      return before.filter((id) => !given.includes(id));
  }
}

/** Locks the account row, so that two concurrent changes run one after the other and see the same limit. */
async function lockCart(context: CallContext): Promise<void> {
  const { accountId } = buyerOf(context);
  await sql`select 1 from account where account_id = ${accountId} for no key update`.execute(context.database.kysely);
}

async function cartOf(context: CallContext): Promise<readonly string[]> {
  const rows = await context.database.kysely
    .selectFrom('cart_product')
    .innerJoin('product', 'product.id', 'cart_product.product_id')
    .select('product_id')
    .where('account_id', '=', buyerOf(context).accountId)
    .orderBy('added')
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

const removeCartRows = (context: CallContext) =>
  context.database.kysely.deleteFrom('cart_product').where('account_id', '=', buyerOf(context).accountId);

async function writeCart(context: CallContext, before: readonly string[], after: readonly string[]): Promise<void> {
  const { accountId: account_id } = buyerOf(context);
  const deletion = removeCartRows(context);
  await (after.length === 0 ? deletion : deletion.where('product_id', 'not in', after)).execute();
  const rows = after
    .filter((id) => !before.includes(id))
    .map((product_id) => ({ account_id, product_id, added: context.now }));
  if (rows.length > 0) await context.database.kysely.insertInto('cart_product').values(rows).execute();
}
