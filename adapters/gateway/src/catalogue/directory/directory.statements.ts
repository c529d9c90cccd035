import type { Statement } from '../../db/statement.ts';

const row = (lang: string): string => `json_build_object(
      'slug', slug, 'item', item_id, 'name', coalesce(names ->> ${lang}, names ->> 'en'), 'enName', names ->> 'en',
      'products', products
    )`;

/** `$1` kind, `$2` letter, `$3` language, `$4` page size, `$5` rows to skip. */
export const INDEX: Statement = {
  name: 'directory-index',
  keepsPlan: true,
  text: `
    select json_build_object(
      'letters', (select coalesce(json_agg(letter order by letter), '[]') from (
        select distinct letter from index_entry where kind = $1::text
      ) held),
      'total', (select count(*) from index_entry where kind = $1::text and letter = $2::text),
      'rows', (select coalesce(json_agg(${row('$3::text')} order by slug, item_id), '[]') from (
        select * from index_entry where kind = $1::text and letter = $2::text
        order by slug, item_id limit $4::integer offset $5::integer
      ) shown)
    )::text`,
};

/** `$1` kind, `$2` keyword, `$3` language, `$4` number of neighbouring keywords. */
export const KEYWORD: Statement = {
  name: 'directory-keyword',
  keepsPlan: true,
  text: `
    select json_build_object(
      'name', coalesce(own.names ->> $3::text, own.names ->> 'en'), 'enName', own.names ->> 'en', 'item', own.item_id,
      'related', (select coalesce(json_agg(${row('$3::text')} order by products desc, slug), '[]') from (
        select * from index_entry beside
        where beside.kind = own.kind and beside.parent_id = own.parent_id and beside.slug <> own.slug
        order by beside.products desc, beside.slug limit $4::integer
      ) shown)
    )::text
    from index_entry own where own.kind = $1::text and own.slug = $2::text limit 1`,
};

/** `$1` is the language: that of the cards if the catalogue has it, else English. */
const selectCards = (kind: 'product' | 'supplier'): string => `
    select '[' || coalesce(string_agg(card.json, ',' order by hot_item.place), '') || ']'
    from hot_item join ${kind}_card card on card.${kind}_id = hot_item.item_id and card.lang = coalesce(
      (select lang from catalogue_language where lang = $1::text), 'en')
    where hot_item.kind = '${kind}'`;

export const ITEM_STATEMENTS: Readonly<Record<'product' | 'supplier' | 'category', Statement>> = {
  product: { name: 'hot-products', keepsPlan: true, text: selectCards('product') },
  supplier: { name: 'hot-suppliers', keepsPlan: true, text: selectCards('supplier') },
  category: {
    name: 'hot-categories',
    keepsPlan: true,
    text: `
    select coalesce(json_agg(json_build_object(
      'id', category.id, 'name', coalesce(names ->> $1::text, names ->> 'en'), 'enName', names ->> 'en',
      'image', coalesce(image, ''), 'products', product_count, 'industry', industry
    ) order by hot_item.place), '[]')::text
    from hot_item join category on category.id = hot_item.item_id
    where hot_item.kind = 'category'`,
  },
};
