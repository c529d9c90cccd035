import { applyCartChange, CART_FULL, type CartChange } from '@fairhall/core/cart/change';
import { QUANTITY_MAX } from '@fairhall/core/contract/field-limits';
import { ok } from '@fairhall/core/result';
import { fail, type Outcome } from '../answer.ts';
import { type Connection, connect } from '../connection.ts';
import { toDryRunOutcome } from '../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption, readNumberOption } from '../option-values.ts';
import { withCart } from './cart-flow.ts';
import { loadCartRows, readQuantities } from './cart-rows.ts';

/**
 * Puts a product in the cart, which holds one. Rejects a second product; the advice names both options: replace or
 * send.  A-18
 */
export async function addToCart(invocation: Invocation): Promise<Outcome> {
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { args, options } = invocation;
  const [productId = ''] = args;
  const quantity = readNumberOption(options, 'quantity', 1, QUANTITY_MAX);
  if (!quantity.ok) return quantity;
  const rows = await loadCartRows(invocation, connection.value, [productId]);
  if (!rows.ok) return rows;
  if (rows.value.some(({ kind }) => kind === 'gone')) {
    return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.cart.unknown', values: { productId } });
  }
  const kind = readFlagOption(options, 'replace') ? 'replace' : 'add';
  if (readFlagOption(options, 'dryRun')) return describeDryRun(invocation, connection.value, { kind, productId });
  const type = kind === 'replace' ? 'product.replaced' : 'product.added';
  const cart = await withCart(invocation, connection.value, { type, productId });
  if (!cart.ok) return cart;
  const { ids, done, refusal } = cart.value.view;
  if (refusal !== null || done === null) return failCartFull(productId);
  if (quantity.value !== undefined) readQuantities(connection.value).save(productId, String(quantity.value));
  return ok({
    data: { ids },
    view: { kind: 'table', columns: [{ title: 'id' }], rows: ids.map((id) => [id]) },
    remarks: [done.message],
  });
}

async function describeDryRun(invocation: Invocation, connection: Connection, change: CartChange): Promise<Outcome> {
  const cart = await withCart(invocation, connection);
  if (!cart.ok) return cart;
  const { ids } = cart.value.view;
  const outcome = applyCartChange(ids, change);
  if (outcome.kind === 'full') return failCartFull(change.productId);
  const after = outcome.kind === 'changed' ? outcome.ids : ids;
  return toDryRunOutcome({ ids: after }, { ids: after.join(' ') });
}

const failCartFull = (productId: string): Outcome =>
  fail(COMMAND_EXIT_CODES.refused, CART_FULL, { key: 'terminal.cart.ways', values: { productId } });
