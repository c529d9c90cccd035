import type { ProductForm, SupplierProductRecord } from '@fairhall/core/contract/catalogue/supplier-calls';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import { type CallContext, supplierOf } from '../../call-context.ts';
import type { Queries } from '../../db/database.ts';
import { NOT_FOUND } from '../../wire/call-error.ts';
import { withPendingChange } from './pending-change.ts';
import { getPendingChange, readChange } from './product-change.ts';
import { contentOf, readSupplierProduct } from './read-supplier-product.ts';
import type { SupplierProductPorts } from './supplier-product-ports.ts';
import { canEdit } from './supplier-product-rights.ts';

/** The data of the form for a product of the caller's supplier, as it was last saved, or for a new one. */
export async function productForm(
  ports: SupplierProductPorts,
  context: CallContext,
  productId: string | undefined,
): Promise<Answer<ProductForm>> {
  const { database, lang } = context;
  const product = productId === undefined ? null : await readPendingProduct(context, productId);
  if (product === undefined) return err(NOT_FOUND);
  return ok({
    product,
    languages: await catalogueLanguages(database),
    categories: await listLeafCategories(database, supplierOf(context).supplierId, lang),
    canEdit: canEdit(context),
    isReviewed: await ports.hasChangeReview(database),
  });
}

/** A product with its pending change applied. */
async function readPendingProduct(context: CallContext, productId: string): Promise<SupplierProductRecord | undefined> {
  const product = await readSupplierProduct(context, supplierOf(context).supplierId, productId);
  if (product === undefined) return undefined;
  const waiting = getPendingChange(await readChange(context.database, productId));
  const { texts, images, categoryId } = withPendingChange(contentOf(product), waiting);
  return { ...product, texts, images, categoryId };
}

/** Languages in which every product has a card, including English. */
export async function catalogueLanguages({ kysely }: Queries): Promise<string[]> {
  const rows = await kysely.selectFrom('catalogue_language').select('lang').orderBy('lang').execute();
  return rows.map(({ lang }) => lang);
}

/** Categories without subcategories, each with the names of its ancestors. Hidden products of the supplier count too. */
async function listLeafCategories(
  { kysely }: Queries,
  supplierId: string,
  lang: string,
): Promise<ProductForm['categories']> {
  const { rows } = await sql<ProductForm['categories'][number]>`
    with named as (select id, parent_id, industry, coalesce(names ->> ${lang}::text, names ->> 'en', '') as name from category),
      used as (select category_id from product where supplier_id = ${supplierId}
        union select product ->> 'category_id' from hidden_product where supplier_id = ${supplierId})
    select leaf.id, leaf.industry, leaf.name, concat_ws(' › ', above.name, parent.name) as path,
      exists (select from used where used.category_id = leaf.id) as "isUsed"
    from named leaf
      left join named parent on parent.id = leaf.parent_id
      left join named above on above.id = parent.parent_id
    where not exists (select from category below where below.parent_id = leaf.id)
    order by leaf.id`.execute(kysely);
  return rows;
}

/** Whether a category may hold products: it exists and has no subcategories. */
export async function isLeaf({ kysely }: Queries, categoryId: string): Promise<boolean> {
  const { rows } = await sql`
    select from category where id = ${categoryId}
      and not exists (select from category below where below.parent_id = category.id)`.execute(kysely);
  return rows.length > 0;
}

/** Whether tags with all of these codes exist. */
export async function hasTags({ kysely }: Queries, codes: readonly string[]): Promise<boolean> {
  if (codes.length === 0) return true;
  const found = await kysely.selectFrom('tag').select('id').where('id', 'in', codes).execute();
  return found.length === new Set(codes).size;
}
