import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffProduct } from '@fairhall/core/contract/catalogue/staff-calls';
import type { OwnProduct } from '@fairhall/core/contract/catalogue/supplier-calls';
import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import { type CallContext, staffOf } from '../../call-context.ts';
import { taskOf } from '../../idempotency.ts';
import { lockCatalogue } from '../supplier/catalogue-lock.ts';
import { heldImages, withHeldBack } from '../supplier/held-back.ts';
import { holderOf } from '../supplier/own-product-ports.ts';
import { countVersion, endWaiting, type ProductChange, readChange } from '../supplier/product-change.ts';
import { isLeaf } from '../supplier/product-form.ts';
import { contentOf, readOwn } from '../supplier/read-own.ts';
import { writeOwn } from '../supplier/write-own.ts';
import type { ReviewPorts } from './review-ports.ts';
import { tellSettled } from './tell-settled.ts';

export const NOTHING_WAITS: Refusal = { code: '404', message: 'productChange.none' };
const GONE: Refusal = { code: '404', message: 'productChange.gone' };
const SETTLED: Refusal = { code: '409', message: 'productChange.settled' };
const REPLACED: Refusal = { code: '409', message: 'productChange.replaced' };
const NO_CATEGORY: Refusal = { code: '409', message: 'productChange.category' };

type Settled = OutputOf<typeof staffProduct.settle>;

interface Verdict extends Settled {
  /** Of what was looked at. */
  readonly version: number;
  readonly reason: string;
}

/**
 * Accepts or refuses what waits of a product, in the open transaction, and tells the supplier's people. The same action sent
 * again changes nothing, whatever has happened since. D-97 REL-04
 */
export async function settleChange(
  ports: ReviewPorts,
  context: CallContext,
  { productId, version, verdict, reason }: Verdict,
): Promise<Result<Settled, Refusal>> {
  const { database, now } = context;
  await lockCatalogue(database);
  const change = await readChange(database, productId);
  if (change === undefined) return err(NOTHING_WAITS);
  const taskId = taskOf(`product:${staffOf(context).staffId}`, context.idempotencyKey);
  if (change.taskId === taskId) return ok({ productId, verdict });
  const product = await readOwn(context, change.supplierId, productId);
  if (product === undefined) return err(GONE);
  if (change.state !== 'waiting') return err(SETTLED);
  if (change.version !== version) return err(REPLACED);
  const refusal = verdict === 'accepted' ? await accept(context, product, change) : await refuse(context, productId);
  if (refusal !== undefined) return err(refusal);
  const told = verdict === 'refused' ? reason.trim() : '';
  await endWaiting(database, productId, { state: verdict, reason: told, taskId }, now);
  const kept = await readOwn(context, change.supplierId, productId);
  const dropped = heldImages(contentOf(product), change.change).filter((image) => !kept?.images.includes(image));
  await ports.releasePictures(context, holderOf(productId), dropped);
  await tellSettled(ports, context, { product: kept ?? product, change, verdict, reason: told });
  return ok({ productId, verdict });
}

/** What waits holds from now on; a new product is shown. */
async function accept({ database }: CallContext, product: OwnProduct, change: ProductChange) {
  const content = withHeldBack(contentOf(product), change.change);
  if (!(await isLeaf(database, content.categoryId))) return NO_CATEGORY;
  const own = { ...product, supplierId: change.supplierId };
  await writeOwn(database, own, content, change.isNew ? 'shown' : product.part);
  return undefined;
}

/** Whoever has the product open is told of it before saving. */
async function refuse({ database }: CallContext, productId: string): Promise<undefined> {
  await countVersion(database, productId);
}
