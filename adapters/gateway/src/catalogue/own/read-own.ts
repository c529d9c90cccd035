import type { OwnProduct } from '@fairhall/core/contract/supplier-product';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { partOf } from './part-of.ts';

/** A product as its supplier wrote it, shown or hidden; undefined where the supplier has none of that id. */
export async function readOwn(
  queries: Queries,
  supplierId: string,
  productId: string,
): Promise<OwnProduct | undefined> {
  const part = await partOf(queries, supplierId, productId);
  if (part === undefined) return undefined;
  const { row, texts, tiers } = part === 'shown' ? SHOWN : HIDDEN;
  const { rows } = await sql<Omit<OwnProduct, 'part'>>`
    select own.id as "productId", own.version, own.category_id as "categoryId", to_json(own.images) as images, own.unit,
      own.min_order as "minOrder", own.currency, own.lead_days as "leadDays",
      (select json_agg(json_build_object('lang', lang, 'name', name, 'description', description) order by lang)
        from ${texts}) as texts,
      (select coalesce(json_agg(json_build_object('min', min_quantity, 'price', trim_scale(price)::text)
        order by min_quantity), '[]') from ${tiers}) as steps
    from ${row} where own.id = ${productId}`.execute(queries.kysely);
  const [found] = rows;
  return found === undefined ? undefined : { ...found, part };
}

interface Source {
  readonly row: RawBuilder<unknown>;
  readonly texts: RawBuilder<unknown>;
  readonly tiers: RawBuilder<unknown>;
}

const SHOWN: Source = {
  row: sql`product own`,
  texts: sql`product_text where product_id = own.id`,
  tiers: sql`price_tier where product_id = own.id`,
};

const HIDDEN: Source = {
  row: sql`hidden_product hidden, jsonb_populate_record(null::product, hidden.product) own`,
  texts: sql`jsonb_populate_recordset(null::product_text, hidden.texts)`,
  tiers: sql`jsonb_populate_recordset(null::price_tier, hidden.tiers)`,
};

/** Only what is written of it, in one order, to be compared. */
export const contentOf = ({ productId: _, part: _part, version: _version, ...content }: OwnProduct) => ({
  ...content,
  texts: [...content.texts].sort((one, other) => (one.lang < other.lang ? -1 : 1)),
});
