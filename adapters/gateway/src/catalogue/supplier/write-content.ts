import type { ProductContent } from '@fairhall/core/contract/catalogue/supplier-calls';
import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { quoted } from '../search/lexemes.ts';
import { constantWords, type Named, ownLexemes } from './own-lexemes.ts';

/** Prices are stored as whole ten-thousandths beside the ladder, so that they sort and compare exactly. */
const PRICE_PARTS = 10_000;

/** Writes what a supplier says over a row of the catalogue that is there. The caller brings the rest in step. */
export async function writeContent(
  transaction: Transaction,
  productId: string,
  content: ProductContent,
): Promise<void> {
  const { categoryId, images, unit, minOrder, currency, leadDays, sampleAvailable, steps } = content;
  const { removed, added } = await changedLexemes(transaction, productId, content);
  const prices = steps.map(({ price }) => Math.round(Number(price) * PRICE_PARTS));
  await sql`
    update product set category_id = ${categoryId}, category_1 = ${categoryId.slice(0, 4)},
      category_2 = ${categoryId.slice(0, 6)}, category_3 = ${categoryId}, unit = ${unit}, lead_days = ${leadDays},
      sample = ${sampleAvailable},
      currency = ${currency}, min_order = ${minOrder}, version = version + 1,
      images = array(select jsonb_array_elements_text(${JSON.stringify(images)}::jsonb)),
      price_low = ${prices.length === 0 ? 0 : Math.min(...prices)},
      price_high = ${prices.length === 0 ? 0 : Math.max(...prices)},
      search = ts_delete(search, array(select jsonb_array_elements_text(${JSON.stringify(removed)}::jsonb)))
        || ${added.map(quoted).join(' ')}::tsvector
    where id = ${productId}`.execute(transaction.kysely);
  await writeTexts(transaction, productId, content.texts);
  await writeTags(transaction, productId, content.tags);
  await transaction.kysely.deleteFrom('price_tier').where('product_id', '=', productId).execute();
  await sql`insert into price_tier (product_id, min_quantity, price)
    select ${productId}, min, price from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as step (min integer, price numeric)`.execute(
    transaction.kysely,
  );
}

async function writeTexts({ kysely }: Transaction, productId: string, texts: ProductContent['texts']): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
    as given (lang text, name text, description text, attributes jsonb)`;
  await sql`delete from product_text where product_id = ${productId} and lang not in (select lang from ${given})`.execute(
    kysely,
  );
  await sql`
    insert into product_text (product_id, lang, name, description, attributes)
    select ${productId}, lang, name, description, attributes from ${given}
    on conflict (product_id, lang) do update set name = excluded.name, description = excluded.description,
      attributes = excluded.attributes`.execute(kysely);
}

async function writeTags({ kysely }: Transaction, productId: string, tags: ProductContent['tags']): Promise<void> {
  await kysely.deleteFrom('product_tag').where('product_id', '=', productId).execute();
  await sql`insert into product_tag (product_id, tag_id)
    select distinct ${productId}, jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb)`.execute(kysely);
}

/** Words of the old name, category, tags and the sample go, unless the product is found by them for another reason; the new ones come. */
async function changedLexemes(transaction: Transaction, productId: string, content: ProductContent) {
  const before = await namedBefore(transaction, productId);
  const { texts, categoryId, tags, sampleAvailable } = content;
  const after: Named = { names: texts.map(({ name }) => name), categoryId, tags, sampleAvailable };
  const was = await ownLexemes(transaction, before);
  const is = await ownLexemes(transaction, after);
  const stays = new Set([...is, ...(await constantWords(transaction, productId))]);
  return { removed: [...was].filter((lexeme) => !stays.has(lexeme)), added: [...is] };
}

async function namedBefore({ kysely }: Transaction, productId: string): Promise<Named> {
  const { rows } = await sql<Named>`
    select category_id as "categoryId", sample as "sampleAvailable",
      (select coalesce(json_agg(name), '[]') from product_text where product_id = product.id) as names,
      (select coalesce(json_agg(tag_id), '[]') from product_tag where product_id = product.id) as tags
    from product where id = ${productId}`.execute(kysely);
  return rows[0] ?? { names: [], categoryId: '', tags: [], sampleAvailable: false };
}
