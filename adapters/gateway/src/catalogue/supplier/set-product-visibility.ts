import type { ProductVisibility } from '@fairhall/core/contract/catalogue/supplier-limits';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../../call-context.ts';
import { NOT_FOUND } from '../../wire/call-error.ts';
import { isSupplierTakenDown, SUPPLIER_TAKEN_DOWN_FIXED } from '../take-down/taken-down-supplier.ts';
import { lockCatalogue } from './catalogue-lock.ts';
import { findProductVisibility } from './find-product-visibility.ts';
import { hideProduct, restoreProduct } from './hide-product.ts';
import { isTakenDown } from './is-taken-down.ts';
import { forgetChange, isUnaccepted, readChange } from './product-change.ts';
import type { SupplierProductPorts } from './supplier-product-ports.ts';
import { canEdit, PRODUCT_EDITORS_ONLY, PRODUCT_NOT_ACCEPTED, PRODUCT_TAKEN_DOWN } from './supplier-product-rights.ts';
import { syncIndex } from './sync-index.ts';

interface Wish {
  readonly productId: string;
  readonly isShown: boolean;
}

/**
 * Shows or hides a product of the caller's supplier, in the open transaction; idempotent. Only an operator can show a
 * new product that waits for review, unless reviews are off. D-65 D-97
 */
export async function setProductVisibility(
  ports: SupplierProductPorts,
  context: CallContext,
  { productId, isShown }: Wish,
): Promise<Answer<{ part: ProductVisibility }>> {
  const { database } = context;
  const { supplierId } = supplierOf(context);
  if (!canEdit(context)) return err(PRODUCT_EDITORS_ONLY);
  await lockCatalogue(database);
  const present = await findProductVisibility(database, supplierId, productId);
  if (present === undefined) return err(NOT_FOUND);
  if (await isSupplierTakenDown(database, supplierId)) return err(SUPPLIER_TAKEN_DOWN_FIXED);
  if (isShown && (await isTakenDown(database, productId))) return err(PRODUCT_TAKEN_DOWN);
  if (isShown && isUnaccepted(await readChange(database, productId))) {
    if (await ports.hasChangeReview(database)) return err(PRODUCT_NOT_ACCEPTED);
    await forgetChange(database, productId);
  }
  const part = isShown ? 'shown' : 'hidden';
  if (present !== part)
    await syncIndex(database, { supplierId, productId }, () =>
      isShown ? restoreProduct(database, productId) : hideProduct(database, productId),
    );
  return ok({ part });
}
