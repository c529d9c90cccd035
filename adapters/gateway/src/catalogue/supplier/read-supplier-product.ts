import { toCanonicalJson } from '@fairhall/core/contract/canonical-json';
import { PRODUCT_FIELDS, type ProductFieldIn, productFieldsIn } from '@fairhall/core/contract/catalogue/product-fields';
import type { ProductContent, SupplierProductRecord } from '@fairhall/core/contract/catalogue/supplier-calls';
import { toStoredTerms } from '@fairhall/core/contract/trade-terms';
import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '../../call-context.ts';
import { findProductVisibility } from './find-product-visibility.ts';
import { reviewOf } from './product-change.ts';

/**
 * A product with its current content, visible or hidden, without its pending change; undefined if the supplier has no
 * such product.
 */
export async function readSupplierProduct(
  { database, lang }: Pick<CallContext, 'database' | 'lang'>,
  supplierId: string,
  productId: string,
): Promise<SupplierProductRecord | undefined> {
  const part = await findProductVisibility(database, supplierId, productId);
  if (part === undefined) return undefined;
  const source = part === 'shown' ? SOURCE_SHOWN : SOURCE_HIDDEN;
  const columns = Object.entries(selectColumns(source, lang)).map(
    ([name, column]) => sql`${column} as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Omit<SupplierProductRecord, 'part'>>`
    select own.id as "productId", own.version, ${reviewOf(sql`own.id`)} as review, ${sql.join(columns)}
    from ${source.row} where own.id = ${productId}`.execute(database.kysely);
  const [found] = rows;
  return found === undefined ? undefined : { ...found, part };
}

interface Source {
  readonly row: RawBuilder<unknown>;
  readonly texts: RawBuilder<unknown>;
  readonly tiers: RawBuilder<unknown>;
  readonly tags: RawBuilder<unknown>;
}

/** The SQL expression of each field. */
const selectColumns = (
  { texts, tags, tiers }: Source,
  lang: string,
): Readonly<Record<ProductFieldIn<'product'> | 'texts', RawBuilder<unknown>>> => ({
  categoryId: sql`own.category_id`,
  images: sql`to_json(own.images)`,
  unit: sql`own.unit`,
  minOrder: sql`own.min_order`,
  currency: sql`own.currency`,
  leadDays: sql`own.lead_days`,
  sampleAvailable: sql`coalesce(own.sample, false)`,
  tradeTerms: sql`coalesce(own.trade_terms, '{}')`,
  texts: sql`(select json_agg(json_build_object('lang', lang, ${TEXT_MEMBERS}) order by lang) from ${texts})`,
  tags: sql`(select coalesce(json_agg(json_build_object('code', tag.id,
    'name', coalesce(tag.names ->> ${lang}::text, tag.names ->> 'en', '')) order by tag.id), '[]')
    from tag where tag.id in (select tag_id from ${tags}))`,
  steps: sql`(select coalesce(json_agg(json_build_object('min', min_quantity, 'price', trim_scale(price)::text)
    order by min_quantity), '[]') from ${tiers})`,
});

const TEXT_MEMBERS = sql.join(
  productFieldsIn('texts').map((name) => sql`${sql.lit(name)}, ${sql.ref(PRODUCT_FIELDS[name].column)}`),
);

const SOURCE_SHOWN: Source = {
  row: sql`product own`,
  texts: sql`product_text where product_id = own.id`,
  tiers: sql`price_tier where product_id = own.id`,
  tags: sql`product_tag where product_id = own.id`,
};

const SOURCE_HIDDEN: Source = {
  row: sql`hidden_product hidden, jsonb_populate_record(null::product, hidden.product) own`,
  texts: sql`jsonb_populate_recordset(null::product_text, hidden.texts)`,
  tiers: sql`jsonb_populate_recordset(null::price_tier, hidden.tiers)`,
  tags: sql`jsonb_populate_recordset(null::product_tag, hidden.tags)`,
};

/** The editable content of a product, in the form that clients send. */
export const contentOf = ({
  productId: _,
  part: _part,
  version: _version,
  review: _review,
  tags,
  ...content
}: SupplierProductRecord) => ({
  ...content,
  tags: tags.map(({ code }) => code),
});

/** Whether two contents are the same; the order of languages and tags does not matter. */
export const isSameContent = (one: ProductContent, other: ProductContent): boolean =>
  toCanonicalJson(sortContent(one)) === toCanonicalJson(sortContent(other));

const sortContent = (content: ProductContent): ProductContent => ({
  ...content,
  texts: [...content.texts].sort((one, other) => (one.lang < other.lang ? -1 : 1)),
  tags: [...new Set(content.tags)].sort(),
  tradeTerms: toStoredTerms(content.tradeTerms),
});
