import {
  PRODUCT_FIELDS,
  type ProductColumnIn,
  type ProductFieldIn,
  productFieldsIn,
} from '@fairhall/core/contract/catalogue/product-fields';
import type { ProductContent } from '@fairhall/core/contract/catalogue/supplier-calls';
import { toStoredTerms } from '@fairhall/core/contract/trade-terms';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { quoteLexeme } from '../search/lexemes.ts';
import { listProductLexemes, listSupplierWords, type ProductTerms } from './list-product-lexemes.ts';

/** Prices are also stored as whole ten-thousandths beside the ladder, so that they sort and compare exactly. */
const PRICE_PARTS = 10_000;

/** Writes a supplier's content over an existing catalogue row. The caller updates the derived data. */
export async function writeContent(
  transaction: Transaction,
  productId: string,
  content: ProductContent,
): Promise<void> {
  const { categoryId, images, unit, minOrder, currency, leadDays, sampleAvailable, steps, tradeTerms } = content;
  const { removed, added } = await compareLexemes(transaction, productId, content);
  const prices = steps.map(({ price }) => Math.round(Number(price) * PRICE_PARTS));
  const columns: Readonly<Record<ProductColumnIn<'product'>, unknown>> = {
    category_id: categoryId,
    unit,
    min_order: minOrder,
    currency,
    lead_days: leadDays,
    sample: sampleAvailable,
    trade_terms: Object.keys(tradeTerms).length === 0 ? null : sql`${JSON.stringify(toStoredTerms(tradeTerms))}::jsonb`,
    images: sql`array(select jsonb_array_elements_text(${JSON.stringify(images)}::jsonb))`,
  };
  const written = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`
    update product set ${sql.join(written)}, category_1 = ${categoryId.slice(0, 4)},
      category_2 = ${categoryId.slice(0, 6)}, category_3 = ${categoryId}, version = version + 1,
      price_low = ${prices.length === 0 ? 0 : Math.min(...prices)},
      price_high = ${prices.length === 0 ? 0 : Math.max(...prices)},
      search = ts_delete(search, array(select jsonb_array_elements_text(${JSON.stringify(removed)}::jsonb)))
        || ${added.map(quoteLexeme).join(' ')}::tsvector
    where id = ${productId}`.execute(transaction.kysely);
  await writeTexts(transaction, productId, content.texts);
  await writeTags(transaction, productId, content.tags);
  await transaction.kysely.deleteFrom('price_tier').where('product_id', '=', productId).execute();
  await sql`insert into price_tier (product_id, min_quantity, price)
    select ${productId}, min, price from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as step (min integer, price numeric)`.execute(
    transaction.kysely,
  );
}

/** The column type of each field. */
const TEXT_TYPES: Readonly<Record<ProductFieldIn<'texts'>, RawBuilder<unknown>>> = {
  name: sql`text`,
  description: sql`text`,
  attributes: sql`jsonb`,
};
const TEXT_FIELDS = productFieldsIn('texts');
const TEXT_COLUMNS = TEXT_FIELDS.map((name) => sql.ref(PRODUCT_FIELDS[name].column));

async function writeTexts({ kysely }: Transaction, productId: string, texts: ProductContent['texts']): Promise<void> {
  const types = TEXT_FIELDS.map((name) => sql`${sql.ref(name)} ${TEXT_TYPES[name]}`);
  const given = sql`jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as given (lang text, ${sql.join(types)})`;
  await sql`delete from product_text where product_id = ${productId} and lang not in (select lang from ${given})`.execute(
    kysely,
  );
  const excluded = TEXT_COLUMNS.map((column) => sql`${column} = excluded.${column}`);
  await sql`
    insert into product_text (product_id, lang, ${sql.join(TEXT_COLUMNS)})
    select ${productId}, lang, ${sql.join(TEXT_FIELDS.map((name) => sql.ref(name)))} from ${given}
    on conflict (product_id, lang) do update set ${sql.join(excluded)}`.execute(kysely);
}

async function writeTags({ kysely }: Transaction, productId: string, tags: ProductContent['tags']): Promise<void> {
  await kysely.deleteFrom('product_tag').where('product_id', '=', productId).execute();
  await sql`insert into product_tag (product_id, tag_id)
    select distinct ${productId}, jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb)`.execute(kysely);
}

/**
 * Removes words of the old name, category, tags and sample, except those that the product is still found by for another
 * reason, and adds the new ones.
 */
async function compareLexemes(transaction: Transaction, productId: string, content: ProductContent) {
  const before = await findStoredTerms(transaction, productId);
  const { texts, categoryId, tags, sampleAvailable } = content;
  const after: ProductTerms = { names: texts.map(({ name }) => name), categoryId, tags, sampleAvailable };
  const was = await listProductLexemes(transaction, before);
  const is = await listProductLexemes(transaction, after);
  const stays = new Set([...is, ...(await listSupplierWords(transaction, productId))]);
  return { removed: [...was].filter((lexeme) => !stays.has(lexeme)), added: [...is] };
}

async function findStoredTerms({ kysely }: Transaction, productId: string): Promise<ProductTerms> {
  const { rows } = await sql<ProductTerms>`
    select category_id as "categoryId", sample as "sampleAvailable",
      (select coalesce(json_agg(name), '[]') from product_text where product_id = product.id) as names,
      (select coalesce(json_agg(tag_id), '[]') from product_tag where product_id = product.id) as tags
    from product where id = ${productId}`.execute(kysely);
  return rows[0] ?? { names: [], categoryId: '', tags: [], sampleAvailable: false };
}
