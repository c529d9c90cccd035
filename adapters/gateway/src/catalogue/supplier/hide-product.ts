import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { toArrayText } from '../../db/to-array-text.ts';

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
    'trade_terms',
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
export const hideProduct = (transaction: Transaction, productId: string): Promise<void> =>
  hideProducts(transaction, [productId]);

/** Moves a hidden product back into the catalogue. Does nothing if it is not hidden. */
export const restoreProduct = (transaction: Transaction, productId: string): Promise<void> =>
  restoreProducts(transaction, [productId]);

/** Hides several products; those that are not there are left out. `withSupplier` marks them as hidden with their supplier. */
export async function hideProducts(
  { kysely }: Transaction,
  productIds: readonly string[],
  withSupplier = false,
): Promise<void> {
  const ids = sql`${toArrayText(productIds)}::text[]`;
  await sql`
    insert into hidden_product (id, supplier_id, created, search, product, texts, tiers, tags, shown_with_supplier)
    select id, supplier_id, created, search, to_jsonb(product) - 'search',
      (select coalesce(jsonb_agg(to_jsonb(product_text)), '[]') from product_text where product_id = product.id),
      (select coalesce(jsonb_agg(to_jsonb(price_tier)), '[]') from price_tier where product_id = product.id),
      (select coalesce(jsonb_agg(to_jsonb(product_tag)), '[]') from product_tag where product_id = product.id),
      ${withSupplier}::boolean
    from product where id = any(${ids})`.execute(kysely);
  await sql`delete from product where id = any(${ids})`.execute(kysely);
}

/** Moves several hidden products back into the catalogue; those that are not hidden are left out. */
export async function restoreProducts({ kysely }: Transaction, productIds: readonly string[]): Promise<void> {
  const ids = sql`${toArrayText(productIds)}::text[]`;
  await sql`
    insert into product (${PRODUCT_COLUMNS})
    select ${PRODUCT_COLUMNS} from (
      select back.* from hidden_product hidden,
        jsonb_populate_record(null::product, '{"sample":false}'::jsonb || hidden.product || jsonb_build_object('search', hidden.search::text)) back
      where hidden.id = any(${ids})
    ) kept`.execute(kysely);
  for (const [table, column] of [
    ['product_text', 'texts'],
    ['price_tier', 'tiers'],
    ['product_tag', 'tags'],
  ] as const)
    await sql`insert into ${sql.table(table)}
      select back.* from hidden_product hidden,
        jsonb_populate_recordset(null::${sql.table(table)}, hidden.${sql.ref(column)}) back
      where hidden.id = any(${ids})`.execute(kysely);
  await sql`delete from hidden_product where id = any(${ids})`.execute(kysely);
}
