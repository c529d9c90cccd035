import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { ProductForm } from '@fairhall/core/contract/supplier-product';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import { type CallContext, supplierOf } from '../../call-context.ts';
import type { Queries } from '../../db/database.ts';
import { NOT_FOUND } from '../../wire/refused.ts';
import { mayEdit } from './own-product-rights.ts';
import { readOwn } from './read-own.ts';

/** What a form needs to write a product of the caller's supplier, or a new one. */
export async function productForm(context: CallContext, productId: string | undefined): Promise<Answer<ProductForm>> {
  const { database, lang } = context;
  const { supplierId } = supplierOf(context);
  const product = productId === undefined ? null : await readOwn(context, supplierId, productId);
  if (product === undefined) return err(NOT_FOUND);
  const languages = await catalogueLanguages(database);
  return ok({ product, languages, categories: await leavesOf(database, lang), canEdit: mayEdit(context) });
}

/** Languages that every product has a card in, English among them. */
export async function catalogueLanguages({ kysely }: Queries): Promise<string[]> {
  const rows = await kysely.selectFrom('catalogue_language').select('lang').orderBy('lang').execute();
  return rows.map(({ lang }) => lang);
}

/** Categories without others below them, each with the names of those above it. */
async function leavesOf({ kysely }: Queries, lang: string): Promise<ProductForm['categories']> {
  const { rows } = await sql<{ id: string; name: string }>`
    with named as (select id, parent_id, coalesce(names ->> ${lang}::text, names ->> 'en', '') as name from category)
    select leaf.id, concat_ws(' › ', above.name, parent.name, leaf.name) as name
    from named leaf
      left join named parent on parent.id = leaf.parent_id
      left join named above on above.id = parent.parent_id
    where not exists (select from category below where below.parent_id = leaf.id)
    order by leaf.id`.execute(kysely);
  return rows;
}

/** Whether products may stand in a category: it is there, and has none below it. */
export async function isLeaf({ kysely }: Queries, categoryId: string): Promise<boolean> {
  const { rows } = await sql`
    select from category where id = ${categoryId}
      and not exists (select from category below where below.parent_id = category.id)`.execute(kysely);
  return rows.length > 0;
}

/** Whether there are tags of all these codes. */
export async function areTags({ kysely }: Queries, codes: readonly string[]): Promise<boolean> {
  if (codes.length === 0) return true;
  const found = await kysely.selectFrom('tag').select('id').where('id', 'in', codes).execute();
  return found.length === new Set(codes).size;
}
