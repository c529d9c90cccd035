import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffProduct } from '@fairhall/core/contract/catalogue/staff-calls';
import type { SupplierProductRecord } from '@fairhall/core/contract/catalogue/supplier-calls';
import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import { type CallContext, staffOf } from '../../call-context.ts';
import { taskOf } from '../../idempotency.ts';
import { lockCatalogue } from '../supplier/catalogue-lock.ts';
import { isTakenDown, showWhenPutBack } from '../supplier/is-taken-down.ts';
import { listAllImages, withPendingChange } from '../supplier/pending-change.ts';
import { countVersion, endWaiting, type ProductChange, readChange } from '../supplier/product-change.ts';
import { isLeaf } from '../supplier/product-form.ts';
import { contentOf, readSupplierProduct } from '../supplier/read-supplier-product.ts';
import { toHolder } from '../supplier/supplier-product-ports.ts';
import { writeSupplierProduct } from '../supplier/write-supplier-product.ts';
import { isSupplierTakenDown } from '../take-down/taken-down-supplier.ts';
import { notifyReviewResult } from './notify-review-result.ts';
import type { ReviewPorts } from './review-ports.ts';

export const PRODUCT_CHANGE_NOT_FOUND: Refusal = { code: '404', message: 'productChange.none' };
const PRODUCT_GONE: Refusal = { code: '404', message: 'productChange.gone' };
const CHANGE_DECIDED: Refusal = { code: '409', message: 'productChange.settled' };
const CHANGE_REPLACED: Refusal = { code: '409', message: 'productChange.replaced' };
const SUPPLIER_DOWN: Refusal = { code: '409', message: 'supplier.takenDown.undecided' };
const NO_CATEGORY: Refusal = { code: '409', message: 'productChange.category' };

type ReviewDecision = OutputOf<typeof staffProduct.settle>;

interface Verdict extends ReviewDecision {
  /** Version of the change that the staff member looked at. */
  readonly version: number;
  readonly reason: string;
}

/**
 * Accepts or rejects a product's pending change, in the open transaction, and notifies the supplier's people. A repeat
 * of the same action changes nothing, whatever happened in between. D-97 REL-04
 */
export async function decideChange(
  ports: ReviewPorts,
  context: CallContext,
  { productId, version, verdict, reason }: Verdict,
): Promise<Result<ReviewDecision, Refusal>> {
  const { database, now } = context;
  await lockCatalogue(database);
  const change = await readChange(database, productId);
  if (change === undefined) return err(PRODUCT_CHANGE_NOT_FOUND);
  const taskId = taskOf(`product:${staffOf(context).staffId}`, context.idempotencyKey);
  if (change.taskId === taskId) return ok({ productId, verdict });
  const product = await readSupplierProduct(context, change.supplierId, productId);
  if (product === undefined) return err(PRODUCT_GONE);
  if (change.state !== 'waiting') return err(CHANGE_DECIDED);
  if (change.version !== version) return err(CHANGE_REPLACED);
  if (await isSupplierTakenDown(database, change.supplierId)) return err(SUPPLIER_DOWN);
  const refusal =
    verdict === 'accepted' ? await acceptChange(context, product, change) : await rejectChange(context, productId);
  if (refusal !== undefined) return err(refusal);
  const givenReason = verdict === 'refused' ? reason.trim() : '';
  await endWaiting(database, productId, { state: verdict, reason: givenReason, taskId }, now);
  const saved = await readSupplierProduct(context, change.supplierId, productId);
  const dropped = listAllImages(contentOf(product), change.change).filter((image) => !saved?.images.includes(image));
  await ports.releasePictures(context, toHolder(productId), dropped);
  await notifyReviewResult(ports, context, { product: saved ?? product, change, verdict, reason: givenReason });
  return ok({ productId, verdict });
}

/** Applies the pending change; a new product becomes visible, unless it is taken down. */
async function acceptChange({ database }: CallContext, product: SupplierProductRecord, change: ProductChange) {
  const content = withPendingChange(contentOf(product), change.change);
  if (!(await isLeaf(database, content.categoryId))) return NO_CATEGORY;
  const target = { ...product, supplierId: change.supplierId };
  const isDown = await isTakenDown(database, product.productId);
  if (change.isNew && isDown) await showWhenPutBack(database, product.productId);
  await writeSupplierProduct(database, target, content, change.isNew && !isDown ? 'shown' : product.part);
  return undefined;
}

/** Increments the version, so that a supplier's person who has the product open is warned before they save. */
async function rejectChange({ database }: CallContext, productId: string): Promise<undefined> {
  await countVersion(database, productId);
}
