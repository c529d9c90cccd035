import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import type { ProductContent } from '@fairhall/core/contract/supplier-product';
import { isRising } from '@fairhall/core/contract/supplier-product-limits';
import { err, ok } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../../call-context.ts';
import { NOT_FOUND } from '../../wire/refused.ts';
import { lockCatalogue } from './catalogue-lock.ts';
import { bringBack, hideProduct } from './hide-product.ts';
import { keepInStep } from './keep-in-step.ts';
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
import { areTags, catalogueLanguages, isLeaf } from './product-form.ts';
import { contentOf, isSameContent, readOwn } from './read-own.ts';
import { writeContent } from './write-content.ts';

interface Saving extends ProductContent {
  readonly productId: string;
  /** Of the product that was read before it was written over. */
  readonly version: number;
}

/**
 * Writes a product of the caller's supplier anew, in the open transaction. What is saved already, as by a repeat whose
 * answer was lost, is saved. D-65 REL-04
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
  if (isSameContent(contentOf(present), content)) return ok({ version: present.version });
  if (present.version !== version) return err(CHANGED_MEANWHILE);
  const problem = await contentProblem(ports, context, productId, content, present.images);
  if (problem !== undefined) return err(problem);
  await keepInStep(database, { supplierId, productId }, async () => {
    if (present.part === 'hidden') await bringBack(database, productId);
    await writeContent(database, productId, content);
    if (present.part === 'hidden') await hideProduct(database, productId);
  });
  const dropped = present.images.filter((image) => !content.images.includes(image));
  await ports.releasePictures(context, holderOf(productId), dropped);
  return ok({ version: version + 1 });
}

/** What is wrong with a product beyond its form, or undefined. Its new pictures are its own after that. */
export async function contentProblem(
  ports: OwnProductPorts,
  context: CallContext,
  productId: string,
  { categoryId, texts, tags, images, steps }: ProductContent,
  heldImages: readonly string[],
): Promise<Refusal | undefined> {
  const written = new Set(texts.map(({ lang }) => lang));
  if (!written.has('en') || written.size < texts.length) return TEXTS_WRONG;
  if (!isRising(steps)) return STEPS_WRONG;
  if (!(await isLeaf(context.database, categoryId))) return NO_SUCH_CATEGORY;
  if (!(await areTags(context.database, tags))) return NO_SUCH_TAG;
  const languages = await catalogueLanguages(context.database);
  if (texts.some(({ lang }) => !languages.includes(lang))) return NO_SUCH_LANGUAGE;
  const added = images.filter((image) => !heldImages.includes(image));
  return (await ports.adoptPictures(context, holderOf(productId), added)) ? undefined : NO_SUCH_PICTURE;
}
