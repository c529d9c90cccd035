import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffProduct } from '@fairhall/core/contract/catalogue/staff-calls';
import type { ProductContent } from '@fairhall/core/contract/catalogue/supplier-calls';
import type { CallContext } from '../../call-context.ts';
import { withPendingChange } from '../supplier/pending-change.ts';
import { getPendingChange, readChange } from '../supplier/product-change.ts';
import { contentOf, readSupplierProduct } from '../supplier/read-supplier-product.ts';
import { findWaitingOf } from './find-waiting.ts';

type ChangeDetails = OutputOf<typeof staffProduct.show>;
type ContentPreview = ChangeDetails['wanted'];

/** A product's pending content beside its current content; undefined if nothing is pending. D-97 */
export async function showChange(context: CallContext, productId: string): Promise<ChangeDetails | undefined> {
  const waiting = await findWaitingOf(context, productId);
  if (waiting === undefined) return undefined;
  const product = await readSupplierProduct(context, waiting.supplier.supplierId, productId);
  if (product === undefined) return undefined;
  const present = contentOf(product);
  const wanted = withPendingChange(present, getPendingChange(await readChange(context.database, productId)));
  return {
    ...waiting,
    part: product.part,
    present: waiting.isNew ? null : await describeContent(context, present),
    wanted: await describeContent(context, wanted),
  };
}

async function describeContent({ database, lang }: CallContext, content: ProductContent): Promise<ContentPreview> {
  const { texts, images, categoryId } = content;
  const category = database.kysely.selectFrom('category').select('names').where('id', '=', categoryId);
  const names = (await category.executeTakeFirst())?.names ?? {};
  return {
    texts: texts.map(({ lang: code, name, description }) => ({ lang: code, name, description })),
    images,
    category: { id: categoryId, name: names[lang] ?? names.en ?? '' },
  };
}
