import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffProduct } from '@fairhall/core/contract/catalogue/staff-calls';
import type { ProductContent } from '@fairhall/core/contract/catalogue/supplier-calls';
import type { CallContext } from '../../call-context.ts';
import { withHeldBack } from '../supplier/held-back.ts';
import { readChange, waitingOf } from '../supplier/product-change.ts';
import { contentOf, readOwn } from '../supplier/read-own.ts';
import { findWaitingOf } from './find-waiting.ts';

type Shown = OutputOf<typeof staffProduct.show>;
type Looks = Shown['wanted'];

/** What waits of a product beside what holds, or undefined where nothing of it waits. D-97 */
export async function showChange(context: CallContext, productId: string): Promise<Shown | undefined> {
  const waiting = await findWaitingOf(context, productId);
  if (waiting === undefined) return undefined;
  const product = await readOwn(context, waiting.supplier.supplierId, productId);
  if (product === undefined) return undefined;
  const present = contentOf(product);
  const wanted = withHeldBack(present, waitingOf(await readChange(context.database, productId)));
  return {
    ...waiting,
    part: product.part,
    present: waiting.isNew ? null : await looksOf(context, present),
    wanted: await looksOf(context, wanted),
  };
}

async function looksOf({ database, lang }: CallContext, content: ProductContent): Promise<Looks> {
  const { texts, images, categoryId } = content;
  const category = database.kysely.selectFrom('category').select('names').where('id', '=', categoryId);
  const names = (await category.executeTakeFirst())?.names ?? {};
  return {
    texts: texts.map(({ lang: code, name, description }) => ({ lang: code, name, description })),
    images,
    category: { id: categoryId, name: names[lang] ?? names.en ?? '' },
  };
}
