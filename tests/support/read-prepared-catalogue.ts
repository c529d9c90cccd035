import type { Database } from '@fairhall/gateway/db/database';
import { sql } from 'kysely';

/** Reads all stored data that are derived from the products. */
export async function readPreparedCatalogue({ kysely }: Database): Promise<unknown> {
  const { rows } = await sql`select
    (select json_agg(row(product_id, lang, json) order by product_id, lang) from product_card) as cards,
    (select json_agg(row(product_id, lang, json) order by product_id, lang) from product_page) as pages,
    (select json_agg(row(supplier_id, lang, json) order by supplier_id, lang) from supplier_card) as suppliers,
    (select json_agg(row(supplier_id, lang, json) order by supplier_id, lang) from supplier_page) as "supplierPages",
    (select json_agg(supplier order by id) from supplier) as offers,
    (select json_agg(row(id, product_count, image) order by id) from category) as categories,
    (select json_agg(row(lang, json) order by lang) from category_tree) as trees,
    (select json_agg(row(id, product_count) order by id) from tag) as tags,
    (select json_agg(row(searched, lexeme, found_in) order by searched, lexeme) from lexeme_count
      where found_in > 0 and searched = 'product') as lexemes`.execute(kysely);
  return rows[0];
}
