import { type CartRow, loadRows } from '@fairhall/core/cart/rows';
import { productCard } from '@fairhall/core/catalogue/card';
import { productQuantitiesKey } from '@fairhall/core/forms/keys';
import { createTypedQuantities, type TypedQuantities } from '@fairhall/core/forms/quantities';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, toCallFailure } from '../answer.ts';
import type { Connection } from '../connection.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { waitWithProgress } from '../progress.ts';

type LoadedCartRow = Exclude<CartRow, { readonly kind: 'unknown' }>;

/** Loads the products of a cart by id; fails if one of them could not be loaded. */
export async function loadCartRows(
  invocation: Invocation,
  { gateway, signal, origin }: Connection,
  ids: readonly string[],
): Promise<Result<readonly LoadedCartRow[], Failure>> {
  const rows = await waitWithProgress(invocation, loadRows(gateway, ids, signal));
  const known = rows.filter((row) => row.kind !== 'unknown');
  const unknown = rows.find((row) => row.kind === 'unknown');
  return unknown === undefined ? ok(known) : toCallFailure(unknown.error, origin);
}

/** The quantities that were given for products on this computer. D-48 */
export const readQuantities = ({ storage }: Pick<Connection, 'storage'>): TypedQuantities =>
  createTypedQuantities(storage.slot(productQuantitiesKey));

export const toProductCards = (rows: readonly LoadedCartRow[], now: number) =>
  rows.flatMap((row) => (row.kind === 'listed' ? [productCard(row.product, now)] : []));

/** Fails with the ids of products that are no longer listed: a cart is sent completely or not at all. */
export function checkAllListed(
  rows: readonly Pick<CartRow, 'id' | 'kind'>[],
  { texts }: Invocation,
): Result<true, Failure> {
  const gone = rows.filter(({ kind }) => kind === 'gone');
  if (gone.length === 0) return ok(true);
  const lines = gone.map(({ id }) => texts.text('terminal.cart.gone', { id }));
  return fail(COMMAND_EXIT_CODES.refused, { text: lines.join('\n') });
}
