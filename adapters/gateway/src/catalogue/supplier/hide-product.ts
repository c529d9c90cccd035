import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';

/** All columns of a product except computed ones. */
const PRODUCT_COLUMNS = sql.raw(
  [
    'id',
    'category_id',
    'category_1',
    'category_2',
    'category_3',
    'supplier_id',
    'unit',
    'lead_days',
    'currency',
    'images',
    'score',
    'view_count',
    'sample',
    'version',
    'rank',
    'created',
    'min_order',
    'price_low',
    'price_high',
    'search',
  ].join(', '),
);

/** Moves a product with all its data from the catalogue tables to the hidden ones. Does nothing if it is not there. */
export async function hideProduct({ kysely }: Transaction, productId: string): Promise<void> {
  await sql`
    insert into hidden_product (id, supplier_id, created, search, product, texts, tiers, tags)
    select id, supplier_id, created, search, to_jsonb(product) - 'search',
      (select coalesce(jsonb_agg(to_jsonb(product_text)), '[]') from product_text where product_id = product.id),
      (select coalesce(jsonb_agg(to_jsonb(price_tier)), '[]') from price_tier where product_id = product.id),
      (select coalesce(jsonb_agg(to_jsonb(product_tag)), '[]') from product_tag where product_id = product.id)
    from product where id = ${productId}`.execute(kysely);
  await kysely.deleteFrom('product').where('id', '=', productId).execute();
}

/** Moves a hidden product back into the catalogue. Does nothing if it is not hidden. */
export async function restoreProduct({ kysely }: Transaction, productId: string): Promise<void> {
  await sql`
    insert into product (${PRODUCT_COLUMNS})
    select ${PRODUCT_COLUMNS} from (
      select back.* from hidden_product hidden,
        jsonb_populate_record(null::product, '{"sample":false}'::jsonb || hidden.product || jsonb_build_object('search', hidden.search::text)) back
      where hidden.id = ${productId}
    ) kept`.execute(kysely);
  for (const [table, column] of [
    ['product_text', 'texts'],
    ['price_tier', 'tiers'],
    ['product_tag', 'tags'],
  ] as const)
    await sql`insert into ${sql.table(table)}
      select back.* from hidden_product hidden,
        jsonb_populate_recordset(null::${sql.table(table)}, hidden.${sql.ref(column)}) back
      where hidden.id = ${productId}`.execute(kysely);
  await kysely.deleteFrom('hidden_product').where('id', '=', productId).execute();
}
