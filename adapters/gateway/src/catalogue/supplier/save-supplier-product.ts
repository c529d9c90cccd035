import type { ProductContent, SupplierProductRecord } from '@fairhall/core/contract/catalogue/supplier-calls';
import { isRising } from '@fairhall/core/contract/catalogue/supplier-limits';
import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../../call-context.ts';
import { NOT_FOUND } from '../../wire/call-error.ts';
import { currencyRefusal } from '../currency-refusal.ts';
import { isSupplierTakenDown, SUPPLIER_TAKEN_DOWN_FIXED } from '../take-down/taken-down-supplier.ts';
import { lockCatalogue } from './catalogue-lock.ts';
import {
  isNothing,
  listAllImages,
  type PendingChange,
  toImmediateContent,
  toPendingChange,
  withPendingChange,
} from './pending-change.ts';
import {
  forgetChange,
  getPendingChange,
  isUnaccepted,
  type ProductChange,
  readChange,
  savePendingChange,
} from './product-change.ts';
import { catalogueLanguages, hasTags, isLeaf } from './product-form.ts';
import { contentOf, isSameContent, readSupplierProduct } from './read-supplier-product.ts';
import { type SupplierProductPorts, toHolder } from './supplier-product-ports.ts';
import {
  canEdit,
  NO_SUCH_CATEGORY,
  NO_SUCH_LANGUAGE,
  NO_SUCH_PICTURE,
  NO_SUCH_TAG,
  PRODUCT_CHANGED,
  PRODUCT_EDITORS_ONLY,
  PRODUCT_STEPS_INVALID,
  PRODUCT_TEXTS_INVALID,
} from './supplier-product-rights.ts';
import { writeSupplierProduct } from './write-supplier-product.ts';

interface Saving extends ProductContent {
  readonly productId: string;
  /** Version of the product that the client read before it changed it. */
  readonly version: number;
}

/**
 * Saves a product of the caller's supplier, in the open transaction; changes of its name, pictures and category may
 * have to wait for an operator. If somebody else has saved since `version` was read, it is refused (409). If the content
 * is already saved, as when a client retries a lost call, it succeeds without a change. D-65 D-97 REL-04
 */
export async function saveSupplierProduct(
  ports: SupplierProductPorts,
  context: CallContext,
  { productId, version, ...content }: Saving,
): Promise<Answer<{ version: number }>> {
  const { database } = context;
  const { supplierId } = supplierOf(context);
  if (!canEdit(context)) return err(PRODUCT_EDITORS_ONLY);
  await lockCatalogue(database);
  const present = await readSupplierProduct(context, supplierId, productId);
  if (present === undefined) return err(NOT_FOUND);
  const change = await readChange(database, productId);
  const isReviewed = await ports.hasChangeReview(database);
  const held = listAllImages(contentOf(present), getPendingChange(change));
  if (isSaved({ present, change, isReviewed, version }, content)) return ok({ version: present.version });
  if (await isSupplierTakenDown(database, supplierId)) return err(SUPPLIER_TAKEN_DOWN_FIXED);
  if (present.version !== version) return err(PRODUCT_CHANGED);
  const problem = await contentProblem(ports, context, productId, content, held);
  if (problem !== undefined) return err(problem);
  const { atOnce, waits } = splitChanges({ present, change, isReviewed }, content);
  await writeSupplierProduct(database, { supplierId, ...present }, atOnce);
  if (waits === undefined) await forgetChange(database, productId);
  else await savePendingChange(database, { productId, supplierId, version: version + 1, ...waits }, context.now);
  const savedImages = new Set(listAllImages(atOnce, waits?.change ?? {}));
  await ports.releasePictures(
    context,
    toHolder(productId),
    held.filter((image) => !savedImages.has(image)),
  );
  return ok({ version: version + 1 });
}

interface ProductSaveState {
  readonly present: SupplierProductRecord;
  readonly change: ProductChange | undefined;
  readonly isReviewed: boolean;
}

/**
 * Whether the sent content is already current or pending. If reviews are off, a pending change does not count as saved:
 * saving it applies it. A new product that was rejected or withdrawn is submitted again by saving it unchanged.
 */
function isSaved(
  { present, change, isReviewed, version }: ProductSaveState & { version: number },
  content: ProductContent,
) {
  if (!isSameContent(withPendingChange(contentOf(present), getPendingChange(change)), content)) return false;
  if (!isReviewed) return isNothing(getPendingChange(change)) && !isUnaccepted(change);
  return !(isUnaccepted(change) && change?.state !== 'waiting' && present.version === version);
}

interface Plan {
  readonly atOnce: ProductContent;
  /** The part that waits for review; undefined if none does. */
  readonly waits: { readonly isNew: boolean; readonly change: PendingChange } | undefined;
}

/** Splits a save into the part that applies at once and the part that waits for an operator. D-97 */
function splitChanges({ present, change, isReviewed }: ProductSaveState, content: ProductContent): Plan {
  if (!isReviewed) return { atOnce: content, waits: undefined };
  if (isUnaccepted(change)) return { atOnce: content, waits: { isNew: true, change: {} } };
  const holding = contentOf(present);
  const held = toPendingChange(holding, content);
  const waits = isNothing(held) ? undefined : { isNew: false, change: held };
  return { atOnce: toImmediateContent(holding, content), waits };
}

/**
 * Checks a product beyond its form, and returns the rejection or undefined. If it is valid, its new pictures are
 * attached to it.
 */
export async function contentProblem(
  ports: SupplierProductPorts,
  context: CallContext,
  productId: string,
  { categoryId, texts, tags, images, steps, currency }: ProductContent,
  earlierImages: readonly string[],
): Promise<Refusal | undefined> {
  const written = new Set(texts.map(({ lang }) => lang));
  if (!written.has('en') || written.size < texts.length) return PRODUCT_TEXTS_INVALID;
  if (!isRising(steps)) return PRODUCT_STEPS_INVALID;
  const currencyProblem = currencyRefusal(currency);
  if (currencyProblem !== undefined) return currencyProblem;
  if (!(await isLeaf(context.database, categoryId))) return NO_SUCH_CATEGORY;
  if (!(await hasTags(context.database, tags))) return NO_SUCH_TAG;
  const languages = await catalogueLanguages(context.database);
  if (texts.some(({ lang }) => !languages.includes(lang))) return NO_SUCH_LANGUAGE;
  const added = images.filter((image) => !earlierImages.includes(image));
  return (await ports.adoptPictures(context, toHolder(productId), added)) ? undefined : NO_SUCH_PICTURE;
}
