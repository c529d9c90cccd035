import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../../call-context.ts';
import { NOT_FOUND } from '../../wire/call-error.ts';
import { lockCatalogue } from './catalogue-lock.ts';
import { listAllImages } from './pending-change.ts';
import { countVersion, endWaiting, readChange } from './product-change.ts';
import { contentOf, readSupplierProduct } from './read-supplier-product.ts';
import { type SupplierProductPorts, toHolder } from './supplier-product-ports.ts';
import { canEdit, PRODUCT_CHANGED, PRODUCT_EDITORS_ONLY } from './supplier-product-rights.ts';

interface Wish {
  readonly productId: string;
  /** Version of the pending change when it was read. */
  readonly version: number;
}

/**
 * Withdraws a pending change of a product of the caller's supplier, in the open transaction: the current content stays,
 * and a new product stays hidden. Does nothing if no change is pending any more. D-97 REL-04
 */
export async function withdrawChange(
  ports: SupplierProductPorts,
  context: CallContext,
  { productId, version }: Wish,
): Promise<Answer<{ version: number }>> {
  const { database, now } = context;
  if (!canEdit(context)) return err(PRODUCT_EDITORS_ONLY);
  await lockCatalogue(database);
  const product = await readSupplierProduct(context, supplierOf(context).supplierId, productId);
  if (product === undefined) return err(NOT_FOUND);
  const change = await readChange(database, productId);
  if (change?.state !== 'waiting') return ok({ version: product.version });
  if (change.version !== version) return err(PRODUCT_CHANGED);
  await endWaiting(database, productId, { state: 'withdrawn' }, now);
  await countVersion(database, productId);
  const held = listAllImages(contentOf(product), change.change);
  await ports.releasePictures(
    context,
    toHolder(productId),
    held.filter((image) => !product.images.includes(image)),
  );
  return ok({ version: product.version + 1 });
}
