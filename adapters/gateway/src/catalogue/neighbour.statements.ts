import { ROW_START } from '@fairhall/core/contract/rows';
import type { Statement } from '../db/statement.ts';
import { hasPeopleSql } from '../supplier-login/responsible-people.ts';
import { supplierName, targetName } from './describe-targets.ts';

/**
 * Statements for products shown beside others, each returning one JSON text; `$2` is the language that texts are stored
 * in. All read a few rows by an index, independent of the number of products, and keep their plan.
 */

const MAX_CARDS = 6;
/** How many of the best-ranked rows are considered for each degree of similarity. */
const MAX_CANDIDATES = 48;

const START = `chr(${ROW_START.charCodeAt(0)})`;

/** The first rows of a selection of `id`, `rank` and `distance` as cards, most similar first, then in rank order. */
const selectCards = (rows: string, before = ''): string => `
  coalesce((
    ${before}
    select string_agg(${START} || card.json, ',' order by shown.distance, shown.rank, shown.id) || ${START}
    from (${rows} order by distance, rank, id limit ${MAX_CARDS}) shown
    join product_card card on card.product_id = shown.id and card.lang = $2::text
  ), '')`;

/** The best-ranked rows in which an indexed column has a value. */
const selectBest = (column: string, value: string, limit: number): string => `
  select id, rank, supplier_id, category_3, category_2, category_1, unit, currency, price_low
  from product where ${column} = ${value} order by rank, id limit ${limit}`;

/** Products of the same industry: the best of each of its first-level categories, of which there are a few. */
const selectIndustryBest = (limit: number): string => `
  select sibling.*
  from category cross join lateral (${selectBest('category_1', 'category.id', limit)}) sibling
  where category.level = 1 and category.industry = (select industry from category where id = own.category_1)`;

/** Prices are close if they differ by at most a quarter, for the same unit and in the same currency. */
const HAS_CLOSE_PRICE = `
  unit = own.unit and currency = own.currency
  and price_low > 0 and price_low * 4 between own.price_low * 3 and own.price_low * 5`;

/**
 * Candidates by degree of similarity, most similar first. A wider degree is only read if the narrower ones do not fill
 * the list. It can skip rows of the narrower category: the best of the wider one that are in it were among the best of
 * that one already.
 */
const selectCandidates = (limit = MAX_CANDIDATES, condition = 'true', counted = 'count(*)'): string => `
  with same_category as materialized (
    select id, rank, supplier_id, case when ${HAS_CLOSE_PRICE} then 0 else 1 end as distance
    from (${selectBest('category_3', 'own.category_3', limit)}) near
    where supplier_id <> own.supplier_id and ${condition}
  ), same_parent as materialized (
    select id, rank, supplier_id, 2 as distance
    from (${selectBest('category_2', 'own.category_2', limit)}) near
    where supplier_id <> own.supplier_id and ${condition} and category_3 is distinct from own.category_3
      and (select ${counted} from same_category) < ${MAX_CARDS}
  ), same_industry as materialized (
    select id, rank, supplier_id, case when category_1 = own.category_1 then 3 else 4 end as distance
    from (${selectIndustryBest(limit)}) near
    where supplier_id <> own.supplier_id and ${condition} and category_2 is distinct from own.category_2
      and (select ${counted} from same_category) + (select ${counted} from same_parent) < ${MAX_CARDS}
  )`;

const RELATED = `
  select * from (
    select * from same_category union all select * from same_parent union all select * from same_industry
  ) near`;

/** One more than is shown, because the product itself may be among them. */
const FROM_SUPPLIER = `
  select id, rank, 0 as distance
  from (
    select id, rank from product where supplier_id = own.supplier_id order by rank, id limit ${MAX_CARDS + 1}
  ) hers
  where id <> own.id`;

/** Products that the page of product `$1` links to; null if there is no such product. */
export const PRODUCT_NEIGHBOURS: Statement = {
  name: 'products-neighbours',
  keepsPlan: true,
  isLookUp: true,
  text: `
    select '{"related":[' || ${selectCards(RELATED, selectCandidates())} || '],"fromSupplier":[' || ${selectCards(FROM_SUPPLIER)} || ']}'
    from product own where own.id = $1::text`,
};

/** The ids of the JSON array `$1`, each once, with its position there. */
const ID_LIST = `(
    select id, min(place) as place
    from json_array_elements_text($1::json) with ordinality as wanted (id, place) group by id
  ) asked`;

/** The cards of the products `$1`, in that order. */
export const PRODUCT_CARDS_BY_IDS: Statement = {
  name: 'products-by-ids',
  keepsPlan: true,
  isLookUp: true,
  text: `
    select '[' || coalesce(string_agg(card.json, ',' order by asked.place), '') || ']'
    from ${ID_LIST}
    join product_card card on card.product_id = asked.id and card.lang = $2::text`,
};

/** Products with all fields of the comparison. */
export const PRODUCT_COMPARISON: Statement = {
  name: 'products-compared',
  keepsPlan: true,
  text: `
    select '[' || coalesce(string_agg(
      '{' || page.json || ',"supplier":{' || owner.json || '},"tiers":' || ladder.json || '}', ',' order by asked.place
    ), '') || ']'
    from ${ID_LIST}
    join product on product.id = asked.id
    join product_page page on page.product_id = product.id and page.lang = $2::text
    join supplier_page owner on owner.supplier_id = product.supplier_id and owner.lang = $2::text
    cross join lateral (
      select coalesce(json_agg(json_strip_nulls(json_build_object(
        'min', min_quantity, 'max', upper, 'price', price, 'currency', product.currency
      )) order by min_quantity), '[]')::text as json
      from (
        select min_quantity, price, lead(min_quantity) over (order by min_quantity) - 1 as upper
        from price_tier where product_id = product.id
      ) step
    ) ladder`,
};

/** How many of the best-ranked products offers are chosen from, since many may be of suppliers without people. */
const MAX_OFFER_CANDIDATES = 480;
/** How many suppliers a buyer is offered instead of one that has not answered. */
const MAX_OFFERED = 3;

/** The most similar product of each of the first suppliers, as JSON; `$2` is the language. */
const selectOffers = (rows: string, before = ''): string => `
  (
    ${before}
    select coalesce(json_agg(json_build_object(
      'productId', offered.id,
      'name', ${targetName({ type: `'product'`, targetId: 'offered.id', lang: '$2::text' })},
      'image', coalesce(product.images[1], ''),
      'supplierId', product.supplier_id,
      'supplierName', ${supplierName('product.supplier_id', '$2::text')}
    ) order by offered.distance, offered.rank, offered.id), '[]')
    from (
      select * from (
        select distinct on (supplier_id) id, rank, distance from (${rows}) near order by supplier_id, distance, rank, id
      ) each_supplier order by distance, rank, id limit ${MAX_OFFERED}
    ) offered join product on product.id = offered.id
  )::text`;

const OFFER_CANDIDATES = selectCandidates(
  MAX_OFFER_CANDIDATES,
  hasPeopleSql('near.supplier_id'),
  'count(distinct supplier_id)',
);

/**
 * Products like product `$1`, or like the first product of supplier `$1`, of other suppliers that people answer for;
 * null if there is no such product.
 */
export const PRODUCT_OFFERS: Statement = {
  name: 'products-offered',
  text: `
    select ${selectOffers(RELATED, OFFER_CANDIDATES)}
    from (
      select * from (select 0 as place, * from product where id = $1::text
        union all select 1, * from product where supplier_id = $1::text) named
      order by place, rank, id limit 1
    ) own`,
};

/** Products with any of the tags of the search expression `$1`, of suppliers that people answer for. */
export const PRODUCT_OFFERS_BY_TAG: Statement = {
  name: 'tagged-products-offered',
  text: `select ${selectOffers(`
      select id, rank, supplier_id, 0 as distance from (
        select id, rank, supplier_id from product
        where search @@ $1::tsquery order by rank, id limit ${MAX_OFFER_CANDIDATES}
      ) tagged where ${hasPeopleSql('tagged.supplier_id')}`)}`,
};
