import type { OwnProduct, ProductContent } from '@fairhall/core/contract/catalogue/supplier-calls';
import { isRising } from '@fairhall/core/contract/catalogue/supplier-limits';
import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../../call-context.ts';
import { NOT_FOUND } from '../../wire/refused.ts';
import { currencyRefusal } from '../currency-refusal.ts';
import { lockCatalogue } from './catalogue-lock.ts';
import { type HeldBack, heldAtOnce, heldBack, heldImages, isNothing, withHeldBack } from './held-back.ts';
import { holderOf, type OwnProductPorts } from './own-product-ports.ts';
import {
  CHANGED_MEANWHILE,
  mayEdit,
  NO_SUCH_CATEGORY,
  NO_SUCH_LANGUAGE,
  NO_SUCH_PICTURE,
  NO_SUCH_TAG,
  PRODUCT_EDITORS_ONLY,
  STEPS_WRONG,
  TEXTS_WRONG,
} from './own-product-rights.ts';
import { forgetChange, isUnaccepted, letWait, type ProductChange, readChange, waitingOf } from './product-change.ts';
import { areTags, catalogueLanguages, isLeaf } from './product-form.ts';
import { contentOf, isSameContent, readOwn } from './read-own.ts';
import { writeOwn } from './write-own.ts';

interface Saving extends ProductContent {
  readonly productId: string;
  /** Of the product that was read before it was written over. */
  readonly version: number;
}

/**
 * Writes a product of the caller's supplier anew, in the open transaction, or lets its name, pictures and category wait for
 * an operator. What is saved already, as by a repeat whose answer was lost, is saved. D-65 D-97 REL-04
 */
export async function saveOwn(
  ports: OwnProductPorts,
  context: CallContext,
  { productId, version, ...content }: Saving,
): Promise<Answer<{ version: number }>> {
  const { database } = context;
  const { supplierId } = supplierOf(context);
  if (!mayEdit(context)) return err(PRODUCT_EDITORS_ONLY);
  await lockCatalogue(database);
  const present = await readOwn(context, supplierId, productId);
  if (present === undefined) return err(NOT_FOUND);
  const change = await readChange(database, productId);
  const isReviewed = await ports.areChangesReviewed(database);
  const held = heldImages(contentOf(present), waitingOf(change));
  if (isSaved({ present, change, isReviewed, version }, content)) return ok({ version: present.version });
  if (present.version !== version) return err(CHANGED_MEANWHILE);
  const problem = await contentProblem(ports, context, productId, content, held);
  if (problem !== undefined) return err(problem);
  const { atOnce, waits } = planOf({ present, change, isReviewed }, content);
  await writeOwn(database, { supplierId, ...present }, atOnce);
  if (waits === undefined) await forgetChange(database, productId);
  else await letWait(database, { productId, supplierId, version: version + 1, ...waits }, context.now);
  const kept = new Set(heldImages(atOnce, waits?.change ?? {}));
  await ports.releasePictures(
    context,
    holderOf(productId),
    held.filter((image) => !kept.has(image)),
  );
  return ok({ version: version + 1 });
}

interface Standing {
  readonly present: OwnProduct;
  readonly change: ProductChange | undefined;
  readonly isReviewed: boolean;
}

/**
 * Whether what is sent holds or waits already. Without reviews nothing waits for long: saving it lets it hold. A new product
 * that was refused or taken back is sent again by saving it as it is.
 */
function isSaved({ present, change, isReviewed, version }: Standing & { version: number }, content: ProductContent) {
  if (!isSameContent(withHeldBack(contentOf(present), waitingOf(change)), content)) return false;
  if (!isReviewed) return isNothing(waitingOf(change)) && !isUnaccepted(change);
  return !(isUnaccepted(change) && change?.state !== 'waiting' && present.version === version);
}

interface Plan {
  readonly atOnce: ProductContent;
  /** What waits then; undefined for nothing. */
  readonly waits: { readonly isNew: boolean; readonly change: HeldBack } | undefined;
}

/** What of a save holds at once, and what waits for an operator. D-97 */
function planOf({ present, change, isReviewed }: Standing, content: ProductContent): Plan {
  if (!isReviewed) return { atOnce: content, waits: undefined };
  if (isUnaccepted(change)) return { atOnce: content, waits: { isNew: true, change: {} } };
  const holding = contentOf(present);
  const held = heldBack(holding, content);
  const waits = isNothing(held) ? undefined : { isNew: false, change: held };
  return { atOnce: heldAtOnce(holding, content), waits };
}

/** What is wrong with a product beyond its form, or undefined. Its new pictures are its own after that. */
export async function contentProblem(
  ports: OwnProductPorts,
  context: CallContext,
  productId: string,
  { categoryId, texts, tags, images, steps, currency }: ProductContent,
  heldImages: readonly string[],
): Promise<Refusal | undefined> {
  const written = new Set(texts.map(({ lang }) => lang));
  if (!written.has('en') || written.size < texts.length) return TEXTS_WRONG;
  if (!isRising(steps)) return STEPS_WRONG;
  const currencyProblem = currencyRefusal(currency);
  if (currencyProblem !== undefined) return currencyProblem;
  if (!(await isLeaf(context.database, categoryId))) return NO_SUCH_CATEGORY;
  if (!(await areTags(context.database, tags))) return NO_SUCH_TAG;
  const languages = await catalogueLanguages(context.database);
  if (texts.some(({ lang }) => !languages.includes(lang))) return NO_SUCH_LANGUAGE;
  const added = images.filter((image) => !heldImages.includes(image));
  return (await ports.adoptPictures(context, holderOf(productId), added)) ? undefined : NO_SUCH_PICTURE;
}
