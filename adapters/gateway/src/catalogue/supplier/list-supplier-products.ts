import type { SupplierProductPage, SupplierProductRow } from '@fairhall/core/contract/catalogue/supplier-calls';
import { PRODUCT_MATCHES_MAX, type ProductVisibility } from '@fairhall/core/contract/catalogue/supplier-limits';
import { type RawBuilder, sql } from 'kysely';
import { type CallContext, supplierOf } from '../../call-context.ts';
import { nameLexeme, quoteLexeme } from '../search/lexemes.ts';
import { withMeasures } from '../search/measures.ts';
import { normalizeText, queryTokens } from '../search/tokens.ts';
import { reviewOf } from './product-change.ts';
import { canEdit } from './supplier-product-rights.ts';

const PAGE_SIZE = 20;
const TABLE_NAMES = { shown: 'product', hidden: 'hidden_product' } as const;

interface ProductListQuery {
  readonly part: ProductVisibility;
  readonly keyword?: string | undefined;
  readonly pageNo: number;
}

/** A page of the products of the caller's supplier, newest first, with the number of visible and hidden ones. */
export async function listSupplierProducts(
  context: CallContext,
  { part, keyword = '', pageNo }: ProductListQuery,
): Promise<SupplierProductPage> {
  const counts = await countProducts(context);
  const wanted = keyword.trim() === '' ? sql`true` : nameHolds(keyword);
  const total = keyword.trim() === '' ? counts[part] : await countFound(context, part, wanted);
  const lastPage = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const shownPage = Math.min(pageNo, lastPage);
  const { rows } = await pageOf(context, part, wanted, shownPage).execute(context.database.kysely);
  return { records: rows, total, pageNo: shownPage, pageSize: PAGE_SIZE, counts, canEdit: canEdit(context) };
}

/** Matches names with all words, the last one possibly unfinished; matches nothing if there is no word. */
function nameHolds(keyword: string): RawBuilder<unknown> {
  const tokens = queryTokens(withMeasures(normalizeText(keyword)));
  if (tokens.length === 0) return sql`false`;
  const words = tokens.map((token) => quoteLexeme(nameLexeme(token)));
  return sql`search @@ ${`${words.join(' & ')}:*`}::tsquery`;
}

/** The number of visible products is stored with the supplier; hidden products are counted by an index. */
async function countProducts(context: CallContext): Promise<SupplierProductPage['counts']> {
  const { supplierId } = supplierOf(context);
  const { rows } = await sql<SupplierProductPage['counts']>`select
    coalesce((select product_count from supplier where id = ${supplierId}), 0) as shown,
    (select count(*)::int from hidden_product where supplier_id = ${supplierId}) as hidden`.execute(
    context.database.kysely,
  );
  return rows[0] ?? { shown: 0, hidden: 0 };
}

async function countFound(context: CallContext, part: ProductVisibility, wanted: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from ${sql.table(TABLE_NAMES[part])} where supplier_id = ${supplierOf(context).supplierId} and ${wanted}
      limit ${PRODUCT_MATCHES_MAX}
    ) found`.execute(context.database.kysely);
  return rows[0]?.total ?? 0;
}

const pageOf = (
  context: CallContext,
  part: ProductVisibility,
  wanted: RawBuilder<unknown>,
  pageNo: number,
) => sql<SupplierProductRow>`
  with page as materialized (
    select id, created from ${sql.table(TABLE_NAMES[part])}
    where supplier_id = ${supplierOf(context).supplierId} and ${wanted}
    order by created desc, id desc limit ${PAGE_SIZE} offset ${(pageNo - 1) * PAGE_SIZE}
  )
  select page.id as "productId", coalesce(name, '') as name, coalesce(facts.images[1], '') as image,
    (facts.price_low / 10000.0)::float8 as "priceMin", (facts.price_high / 10000.0)::float8 as "priceMax",
    facts.currency, facts.unit, ${part} as part, facts.created, ${reviewOf(sql`page.id`)} as review
  from page cross join lateral ${selectFacts(part, context.lang)} order by page.created desc, page.id desc`;

/** The columns of a list row, from the product tables, or from the hidden row if the product is hidden. */
const selectFacts = (part: ProductVisibility, lang: string): RawBuilder<unknown> =>
  part === 'shown'
    ? sql`(
      select product.*, (
        select name from product_text where product_id = page.id and lang in (${lang}, 'en')
        order by lang = ${lang} desc limit 1
      ) as name
      from product where id = page.id offset 0) facts`
    : sql`(
      select back.*, (
        select text.name from jsonb_populate_recordset(null::product_text, hidden.texts) text
        where text.lang in (${lang}, 'en') order by text.lang = ${lang} desc limit 1
      ) as name
      from hidden_product hidden, jsonb_populate_record(null::product, hidden.product) back
      where hidden.id = page.id) facts`;
