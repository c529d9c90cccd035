import type { Statement } from '../db/statement.ts';
import { hasPeopleSql } from '../supplier-login/responsible-people.ts';

/**
 * Statements that return one JSON text each. `$2` is the language that texts are stored in, `$3` the caller's own. All
 * except the tag searches use the same indexes for every value, so their plan is kept.
 */

/** The member that marks a supplier without people, after other members. */
const selectUnreachableMark = (supplierId: string): string =>
  `case when ${hasPeopleSql(supplierId)} then '' else ',"isUnreachable":true' end`;

export const PRODUCT: Statement = {
  name: 'product',
  keepsPlan: true,
  isLookUp: true,
  text: `
    select '{' || page.json || ',"viewCount":' || product.view_count + coalesce((
      select views from seen_total where kind = 'product' and item_id = product.id
    ), 0) || ',"crumbs":[' || (
      select string_agg(json_build_object(
        'id', category.id, 'name', coalesce(category.names ->> $3::text, category.names ->> 'en'),
        'nameEn', category.names ->> 'en'
      )::text, ',' order by category.level)
      from category where category.id in (product.category_1, product.category_2, product.category_3)
    ) || '],"supplier":{' || owner.json || ${selectUnreachableMark('product.supplier_id')} || '}}'
    from product
    join product_page page on page.product_id = product.id and page.lang = $2::text
    join supplier_page owner on owner.supplier_id = product.supplier_id and owner.lang = $2::text
    where product.id = $1::text`,
};

/** Whether an id had a page that no longer exists; null if it never had one. */
export const PAGE_GONE: Statement = {
  name: 'gone',
  keepsPlan: true,
  isLookUp: true,
  text: `select 'true' from gone_page where kind = $1::text and id = $2::text`,
};

/** Each step of the ladder ends one unit below the next; null if there is no such product. */
export const PRICE_TIERS: Statement = {
  name: 'price-tiers',
  keepsPlan: true,
  isLookUp: true,
  text: `
    select coalesce((
      select json_agg(json_strip_nulls(json_build_object(
        'min', min_quantity, 'max', upper, 'price', price, 'currency', product.currency
      )) order by min_quantity)
      from (
        select min_quantity, price, lead(min_quantity) over (order by min_quantity) - 1 as upper
        from price_tier where product_id = product.id
      ) step
    ), '[]')::text
    from product where product.id = $1::text`,
};

/** A supplier with the first `$3` of its products. */
export const SUPPLIER: Statement = {
  name: 'supplier',
  keepsPlan: true,
  isLookUp: true,
  text: `
    select '{' || page.json || ${selectUnreachableMark('page.supplier_id')} || coalesce((
      select ',"supplierNameEn":' || to_json(name)
      from supplier_text where supplier_id = page.supplier_id and lang = 'en'
    ), '') || ',"goods":[' || coalesce((
      select string_agg(card.json, ',' order by shown.rank, shown.id)
      from (select id, rank from product where supplier_id = page.supplier_id order by rank, id limit $3::integer) shown
      join product_card card on card.product_id = shown.id and card.lang = $2::text
    ), '') || ']}'
    from supplier_page page where page.supplier_id = $1::text and page.lang = $2::text`,
};

/** The first rows of a selection as an array of cards: most similar first, then in rank order. `$1` is how many. */
const selectCards = (table: 'product' | 'supplier', near: string): string => `
    select '[' || coalesce(string_agg(card.json, ',' order by near.distance, near.rank, near.id), '') || ']'
    from (
      select distance, rank, id from (${near}) candidate
      order by distance, rank, id limit $1::integer
    ) near
    join ${table}_card card on card.${table}_id = near.id and card.lang = $2::text`;

const selectTop = (table: 'product' | 'supplier', distance: number, where: string): string =>
  `(select ${distance} as distance, rank, id from ${table} where ${where} order by rank, id limit $1::integer)`;

export const PRODUCT_CARDS_BY_RANK: Statement = {
  name: 'products-best',
  keepsPlan: true,
  text: selectCards('product', selectTop('product', 0, 'true')),
};
export const SUPPLIER_CARDS_BY_RANK: Statement = {
  name: 'suppliers-best',
  keepsPlan: true,
  text: selectCards('supplier', selectTop('supplier', 0, 'true')),
};

/** Rows with any of the tags of the search expression `$3`, without the row `$4`. */
export const PRODUCT_CARDS_BY_TAG: Statement = {
  name: 'products-tagged',
  text: selectCards('product', selectTop('product', 0, `search @@ $3::tsquery and id is distinct from $4::text`)),
};
export const SUPPLIER_CARDS_BY_TAG: Statement = {
  name: 'suppliers-tagged',
  text: selectCards(
    'supplier',
    selectTop(
      'supplier',
      0,
      `search @@ $3::tsquery and id is distinct from (select supplier_id from product where id = $4::text)`,
    ),
  ),
};

/**
 * Products of the same second-level category as product `$3`, then of its industry, without the product itself; null if
 * there are none.
 */
export const PRODUCT_CARDS_BY_SIMILARITY: Statement = {
  name: 'products-similar',
  keepsPlan: true,
  text: `
    select (${selectCards(
      'product',
      `${selectTop('product', 0, `category_2 = own.category_2 and id <> own.id`)}
      union all
      select 1, sibling.rank, sibling.id
      from category cross join lateral (
        select rank, id from product
        where category_1 = category.id and category_2 <> own.category_2 order by rank, id limit $1::integer
      ) sibling
      where category.level = 1 and category.industry = (select industry from category where id = own.category_1)`,
    )})
    from product own where own.id = $3::text`,
};

/**
 * Suppliers of the same second-level category as product `$3`, then of its industry, without the product's own
 * supplier; null if there are none.
 */
export const SUPPLIER_CARDS_BY_SIMILARITY: Statement = {
  name: 'suppliers-similar',
  keepsPlan: true,
  text: `
    select (${selectCards(
      'supplier',
      `${selectTop('supplier', 0, `search @@ quote_literal('c:' || own.category_2)::tsquery and id <> own.supplier_id`)}
      union all
      ${selectTop(
        'supplier',
        1,
        `industry = (select industry from category where id = own.category_1) and id <> own.supplier_id
          and not search @@ quote_literal('c:' || own.category_2)::tsquery`,
      )}`,
    )})
    from product own where own.id = $3::text`,
};
