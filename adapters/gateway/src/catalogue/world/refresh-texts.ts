import { CompiledQuery, sql } from 'kysely';
import type { Queries, Transaction } from '../../db/database.ts';

/**
 * Rewrites the JSON texts of lists and pages, one for each row and language; fields that are missing in a language are
 * taken from English. A card is a whole JSON object, a page the members of one without its braces.
 */
export async function refreshTexts({ kysely }: Transaction): Promise<void> {
  for (const statement of [productTexts(''), ...supplierTexts('')]) await sql.raw(statement).execute(kysely);
}

/** Rewrites the texts of one product. */
export async function refreshProductTexts({ kysely }: Queries, productId: string): Promise<void> {
  await kysely.executeQuery(CompiledQuery.raw(productTexts('where product.id = $1'), [productId]));
}

/** Rewrites the texts of several products. */
export async function refreshTextsOfProducts({ kysely }: Queries, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  const statement = productTexts('where product.id = any($1::text[])');
  await kysely.executeQuery(CompiledQuery.raw(statement, [productIds]));
}

/** Rewrites the texts of several suppliers, without those of their products. */
export async function refreshSupplierRows({ kysely }: Queries, supplierIds: readonly string[]): Promise<void> {
  for (const statement of supplierTexts('where supplier.id = any($1::text[])'))
    await kysely.executeQuery(CompiledQuery.raw(statement, [supplierIds]));
}

/** Rewrites the texts of one supplier and its products, after a change of the supplier that its products show. */
export async function refreshSupplierTexts({ kysely }: Queries, supplierId: string): Promise<void> {
  const statements = [productTexts('where product.supplier_id = $1'), ...supplierTexts('where supplier.id = $1')];
  for (const statement of statements) await kysely.executeQuery(CompiledQuery.raw(statement, [supplierId]));
}

/** Rewrites the texts of one supplier only, after a change that its products do not show. */
export async function refreshSupplierRow({ kysely }: Queries, supplierId: string): Promise<void> {
  for (const statement of supplierTexts('where supplier.id = $1'))
    await kysely.executeQuery(CompiledQuery.raw(statement, [supplierId]));
}

/** An object without null members and without white space; `members` removes the braces. */
const formatObject = (...pairs: readonly string[]): string =>
  `json_strip_nulls(json_build_object(${pairs.join(', ')}))`;
const stripBraces = (json: string): string => `substr(${json}::text, 2, length(${json}::text) - 2)`;

const insertOrUpdate = (table: string, id: string, select: string): string => `
  insert into ${table} (${id}, lang, json) ${select}
  on conflict (${id}, lang) do update set json = excluded.json where ${table}.json <> excluded.json`;

const PRICE = (column: string): string => `trim_scale(product.${column} / 10000.0)`;

const SUPPLIER_BRIEF = formatObject(
  `'supplierId', supplier.id`,
  `'supplierName', coalesce(supplier_local.name, supplier_en.name)`,
  `'countryId', supplier.country_id`,
  `'countryCode', supplier.country_code`,
  `'established', supplier.established`,
  `'proofs', supplier.proofs`,
);

/** A member of a JSON object: its name and the SQL of its value. A value that may be null is left out if it is. */
type Member = readonly [name: string, json: string, mayBeNull?: 'mayBeNull'];

/**
 * The members of an object as text, of which the first must not be null: takes a quarter of the time of
 * `json_build_object`.
 */
const formatMembers = (given: readonly Member[]): string =>
  given
    .map(([name, json, mayBeNull], place) => {
      const member = `'${place === 0 ? '' : ','}"${name}":' || ${json}`;
      return mayBeNull === undefined ? member : `coalesce(${member}, '')`;
    })
    .join(' || ');

const PRODUCT_BRIEF: readonly Member[] = [
  ['goodsSpuId', 'to_json(product.id)'],
  ['goodsName', 'to_json(coalesce(local.name, en.name))'],
  ['goodsNameEn', 'to_json(en.name)'],
  ['goodsNameCn', 'to_json(zh.name)', 'mayBeNull'],
  ['goodsNameLocal', 'to_json(coalesce(local.name, en.name))'],
  ['categoryId', 'to_json(product.category_id)'],
  ['industry', 'to_json(category.industry)'],
  ['images', 'to_json(product.images)'],
  ['minOrder', 'product.min_order'],
  ['unit', 'to_json(product.unit)'],
  ['priceMin', PRICE('price_low')],
  ['priceMax', PRICE('price_high')],
  ['currency', 'to_json(product.currency)'],
  ['createTime', 'product.created'],
  ['sampleAvailable', 'to_json(nullif(product.sample, false))', 'mayBeNull'],
];

const PRODUCT_SOURCE = `
  from product
  cross join catalogue_language spoken
  join category on category.id = product.category_id
  join product_text en on en.product_id = product.id and en.lang = 'en'
  left join product_text zh on zh.product_id = product.id and zh.lang = 'zh'
  left join product_text local on local.product_id = product.id and local.lang = spoken.lang`;

/** Fields of a product's page that its card does not have. */
const PRODUCT_REST: readonly Member[] = [
  ['tagCodes', 'to_json(array(select tag_id from product_tag where product_id = product.id order by tag_id))'],
  ['attributes', `json_strip_nulls(coalesce(nullif(local.attributes, '[]'), en.attributes)::json)`],
  ['description', 'to_json(coalesce(local.description, en.description))'],
  ['supplierId', 'to_json(product.supplier_id)'],
  ['exhibitionIds', `'[]'`],
  ['leadDays', 'product.lead_days', 'mayBeNull'],
  // Written without white space.
  ['tradeTerms', 'json_strip_nulls(product.trade_terms::json)', 'mayBeNull'],
  ['score', 'product.score'],
];

/** SQL for the supplier data on cards, for the suppliers selected by `where`, in every language of the catalogue. */
export const supplierBriefs = (where: string): string => `
  select supplier.id, spoken.lang, ${SUPPLIER_BRIEF}::text as json
  from supplier
  cross join catalogue_language spoken
  join supplier_text supplier_en on supplier_en.supplier_id = supplier.id and supplier_en.lang = 'en'
  left join supplier_text supplier_local
    on supplier_local.supplier_id = supplier.id and supplier_local.lang = spoken.lang
  where ${where}`;

const CARD_SOURCE = `
  select made.id, made.lang, '{' || brief || ',"supplier":' || owner.json || '}'
  from made join owner on owner.id = made.supplier_id and owner.lang = made.lang`;

/** Writes cards and pages with one statement, so that their common part is computed once. */
const productTexts = (where: string): string => `
  with owner as materialized (${supplierBriefs(`supplier.id in (select supplier_id from product ${where})`)}), made as materialized (
    select product.id, product.supplier_id, spoken.lang, ${formatMembers(PRODUCT_BRIEF)} as brief,
      ${formatMembers(PRODUCT_REST)} as rest
    ${PRODUCT_SOURCE} ${where}
  ), card as (${insertOrUpdate('product_card', 'product_id', CARD_SOURCE)})
  ${insertOrUpdate('product_page', 'product_id', `select id, lang, brief || ',' || rest from made`)}`;

const SUPPLIER = [
  `'supplierId', supplier.id`,
  `'supplierName', coalesce(local.name, en.name)`,
  `'logo', supplier.logo`,
  `'countryId', supplier.country_id`,
  `'countryCode', supplier.country_code`,
  `'province', coalesce(local.province, en.province)`,
  `'businessType', supplier.business_type`,
  `'mainProducts', coalesce(local.main_products, en.main_products)`,
  `'about', coalesce(local.about, en.about)`,
  `'established', supplier.established`,
  `'employees', supplier.employees`,
  `'industry', supplier.industry`,
  `'tagCodes', supplier.tags[:20]`,
  `'exhibitionIds', '[]'::json`,
  `'light', supplier.light`,
  `'proofs', supplier.proofs`,
  `'spotlight', supplier.spotlight`,
  `'goodsCount', supplier.product_count`,
  `'reply', (select json_build_object('hours', hours, 'rate', rate) from supplier_reply where supplier_id = supplier.id)`,
];

/** Left out without any, as in pages that were written before suppliers had pictures. */
const SUPPLIER_IMAGES = `'images', to_json(nullif(supplier.images, '{}'))`;

const SUPPLIER_SOURCE = `
  from supplier
  cross join catalogue_language spoken
  join supplier_text en on en.supplier_id = supplier.id and en.lang = 'en'
  left join supplier_text local on local.supplier_id = supplier.id and local.lang = spoken.lang`;

/** The first four products, as a supplier's row in a list shows them. */
const SUPPLIER_GOODS = `(
  select coalesce(json_agg(json_build_object(
    'goodsSpuId', shown.id, 'goodsName', shown.name, 'image', shown.image
  ) order by shown.rank, shown.id), '[]'::json)
  from (
    select product.id, product.rank, coalesce(local_name.name, en_name.name) as name, coalesce(product.images[1], '') as image
    from product
    join product_text en_name on en_name.product_id = product.id and en_name.lang = 'en'
    left join product_text local_name on local_name.product_id = product.id and local_name.lang = spoken.lang
    where product.supplier_id = supplier.id
    order by product.rank, product.id limit 4
  ) shown
)`;

const supplierCards = (where: string) =>
  insertOrUpdate(
    'supplier_card',
    'supplier_id',
    `select supplier.id, spoken.lang, ${formatObject(...SUPPLIER, `'goods', ${SUPPLIER_GOODS}`)}::text ${SUPPLIER_SOURCE} ${where}`,
  );

const supplierPages = (where: string) =>
  insertOrUpdate(
    'supplier_page',
    'supplier_id',
    `select id, lang, ${stripBraces('json')} from (
    select supplier.id, spoken.lang, ${formatObject(...SUPPLIER, SUPPLIER_IMAGES)} as json ${SUPPLIER_SOURCE} ${where}
  ) made`,
  );

const supplierTexts = (where: string): readonly string[] => [supplierCards(where), supplierPages(where)];
