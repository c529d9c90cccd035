import { applied, CART_FULL, type CartChange } from '@fairhall/core/cart/change';
import { ok } from '@fairhall/core/result';
import { fail, type Outcome } from '../answer.ts';
import { type Connection, connect } from '../connection.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { flagOption } from '../option-values.ts';
import { withCart } from './cart-flow.ts';
import { cartRows } from './cart-rows.ts';

/**
 * Puts a product in the cart, which holds one. A second is refused, and the advice names both ways on: replace or send.
 * R-1.006 R-8.025 A-18
 */
export async function addToCart(invocation: Invocation): Promise<Outcome> {
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { args, options } = invocation;
  const [productId = ''] = args;
  const rows = await cartRows(invocation, connection.value, [productId]);
  if (!rows.ok) return rows;
  if (rows.value.some(({ kind }) => kind === 'gone')) {
    return fail(EXIT.refused, { key: 'terminal.cart.unknown', values: { productId } });
  }
  const kind = flagOption(options, 'replace') ? 'replace' : 'add';
  if (flagOption(options, 'dryRun')) return dryRunOf(invocation, connection.value, { kind, productId });
  const type = kind === 'replace' ? 'product.replaced' : 'product.added';
  const cart = await withCart(invocation, connection.value, { type, productId });
  if (!cart.ok) return cart;
  const { ids, done, refusal } = cart.value.view;
  if (refusal !== null || done === null) return full(productId);
  return ok({
    data: { ids },
    view: { kind: 'table', columns: [{ title: 'id' }], rows: ids.map((id) => [id]) },
    remarks: [done.message],
  });
}

async function dryRunOf(invocation: Invocation, connection: Connection, change: CartChange): Promise<Outcome> {
  const cart = await withCart(invocation, connection);
  if (!cart.ok) return cart;
  const { ids } = cart.value.view;
  const outcome = applied(ids, change);
  if (outcome.kind === 'full') return full(change.productId);
  const after = outcome.kind === 'changed' ? outcome.ids : ids;
  return dryRun({ ids: after }, { ids: after.join(' ') });
}

const full = (productId: string): Outcome =>
  fail(EXIT.refused, CART_FULL, { key: 'terminal.cart.ways', values: { productId } });
