import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import type { CallContext } from '../../call-context.ts';
import type { Queries } from '../../db/database.ts';
import { NOT_FOUND } from '../../wire/call-error.ts';
import type { ReviewPorts } from '../review/review-ports.ts';
import { lockCatalogue } from '../supplier/catalogue-lock.ts';
import { hideProduct, restoreProduct } from '../supplier/hide-product.ts';
import { syncIndex } from '../supplier/sync-index.ts';
import { notifyTakenDown } from './notify-taken-down.ts';
import { isSupplierTakenDown } from './taken-down-supplier.ts';

const ALREADY_DOWN: Refusal = { code: '409', message: 'product.takenDown.already' };

interface StoredProduct {
  readonly supplierId: string;
  /** Whether buyers see it, or would if its supplier were not taken down. */
  readonly isShown: boolean;
}

interface ProductDecision {
  readonly productId: string;
  /** As staff wrote it, for the supplier. */
  readonly reason: string;
}

/**
 * Takes a product down, in the open transaction: it is hidden until it is put back, and its supplier cannot show it. The
 * supplier's people get an email with the reason. D-94 D-65
 */
export async function takeDownProduct(
  ports: ReviewPorts,
  context: CallContext,
  { productId, reason }: ProductDecision,
): Promise<Answer<{ productId: string; wasShown: boolean }>> {
  const { database, now } = context;
  await lockCatalogue(database);
  const product = await findProduct(database, productId);
  if (product === undefined) return err(NOT_FOUND);
  const { supplierId, isShown: wasShown } = product;
  const taken = await database.kysely
    .insertInto('taken_down_product')
    .values({ product_id: productId, was_shown: wasShown, taken_down_at: now })
    // A row of a product that buyers see belongs to an earlier product of that id, which was removed.
    .onConflict((conflict) =>
      conflict
        .column('product_id')
        .doUpdateSet({ was_shown: true, taken_down_at: now })
        .where(sql<boolean>`${wasShown}::boolean`),
    )
    .returning('product_id')
    .executeTakeFirst();
  if (taken === undefined) return err(ALREADY_DOWN);
  if (wasShown) await syncIndex(database, { supplierId, productId }, () => hideProduct(database, productId));
  await notifyTakenDown(ports, context, { productId, supplierId, kind: 'takenDown', reason });
  return ok({ productId, wasShown });
}

/** Puts a product back as it was before it was taken down, in the open transaction, and notifies the supplier's people. */
export async function restoreTakenDown(
  ports: ReviewPorts,
  context: CallContext,
  { productId, reason }: ProductDecision,
): Promise<Answer<{ productId: string; isShown: boolean }>> {
  const { database } = context;
  await lockCatalogue(database);
  const product = await findProduct(database, productId);
  const taken = await database.kysely
    .deleteFrom('taken_down_product')
    .where('product_id', '=', productId)
    .returning('was_shown')
    .executeTakeFirst();
  if (product === undefined || taken === undefined) return err(NOT_FOUND);
  const { supplierId } = product;
  const isShown = taken.was_shown && !(await isSupplierTakenDown(database, supplierId));
  if (isShown) await syncIndex(database, { supplierId, productId }, () => restoreProduct(database, productId));
  else if (taken.was_shown) await showWithSupplier(database, productId);
  await notifyTakenDown(ports, context, { productId, supplierId, kind: 'putBack', reason });
  return ok({ productId, isShown });
}

/** Lets a hidden product be shown when its supplier, which is taken down too, is put back. */
async function showWithSupplier({ kysely }: Queries, productId: string): Promise<void> {
  await kysely.updateTable('hidden_product').set({ shown_with_supplier: true }).where('id', '=', productId).execute();
}

async function findProduct({ kysely }: Queries, productId: string): Promise<StoredProduct | undefined> {
  const { rows } = await sql<StoredProduct>`
    select supplier_id as "supplierId", true as "isShown" from product where id = ${productId}
    union all
    select supplier_id, shown_with_supplier from hidden_product where id = ${productId}`.execute(kysely);
  return rows[0];
}
