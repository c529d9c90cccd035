import { DEFAULT_CURRENCY } from '@fairhall/core/site/defaults';
import { CompiledQuery, sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { MAX_EXACT_TOTAL } from '../search/search-request.ts';

/** Recomputes the counts that rows hold about other rows: products by category and tag, suppliers' offers, words. */
export async function refreshCounts({ kysely }: Transaction): Promise<void> {
  for (const statement of [
    CATEGORY_COUNTS,
    TAG_COUNTS,
    formatOfferUpdate('true'),
    ...LANGUAGE_STATEMENTS,
    ...WORD_STATEMENTS,
  ]) {
    await sql.raw(statement).execute(kysely);
  }
}

/** Recomputes the offer of one supplier. */
export async function refreshOffer({ kysely }: Transaction, supplierId: string): Promise<void> {
  await kysely.executeQuery(CompiledQuery.raw(formatOfferUpdate('supplier_id = $1'), [supplierId]));
}

/** Recomputes the offers of several suppliers. */
export async function refreshOffers({ kysely }: Transaction, supplierIds: readonly string[]): Promise<void> {
  await kysely.executeQuery(CompiledQuery.raw(formatOfferUpdate('supplier_id = any($1::text[])'), [supplierIds]));
}

const CATEGORY_COUNTS = `
  update category set product_count = counted.products, image = counted.image
  from (
    select category.id, count(placed.place)::int as products,
      (array_agg(placed.image order by placed.rank, placed.id))[1] as image
    from category
    left join (
      select unnest(array[category_1, category_2, category_3]) as place, images[1] as image, rank, id from product
    ) placed on placed.place = category.id
    group by category.id
  ) counted
  where counted.id = category.id
    and (category.product_count, category.image) is distinct from (counted.products, counted.image)`;

const TAG_COUNTS = `
  update tag set product_count = counted.products
  from (
    select tag.id, count(product_tag.tag_id)::int as products
    from tag left join product_tag on product_tag.tag_id = tag.id
    group by tag.id
  ) counted
  where counted.id = tag.id and tag.product_count <> counted.products`;

const formatFilters = (categories: string, tags: string): string =>
  `array(select 'c:' || id from unnest(${categories}) id) || array(select 't:' || id from unnest(${tags}) id)`;

/** Suppliers are compared by their prices in one currency only. */
const IS_COMPARED = `currency = '${DEFAULT_CURRENCY}'`;

/**
 * Updates suppliers' offers, and replaces the old categories and tags in their search vectors by the current ones.
 * `where` selects suppliers by `supplier_id`.
 */
const formatOfferUpdate = (where: string): string => `
  with chosen as (
    select * from (select id as supplier_id from supplier) every where ${where}
  ), offered as (
    select supplier_id, count(*)::int as products, min(min_order) as min_order,
      coalesce(min(nullif(price_low, 0)) filter (where ${IS_COMPARED}), 0) as price_low,
      coalesce(max(price_high) filter (where ${IS_COMPARED}), 0) as price_high, bool_or(sample) as sample
    from product where ${where} group by supplier_id
  ), placed as (
    select supplier_id, array_agg(distinct place) as categories
    from (select distinct supplier_id, category_1, category_2, category_3 from product where ${where}) standing,
      unnest(array[category_1, category_2, category_3]) place
    group by supplier_id
  ), tagged as (
    select supplier_id, array_agg(tag_id order by uses desc, tag_id) as tags
    from (
      select supplier_id, tag_id, count(*) as uses
      from product_tag join product on product.id = product_tag.product_id
      where ${where} group by supplier_id, tag_id
    ) used
    group by supplier_id
  ), fresh as (
    select supplier.id, coalesce(products, 0) as products, coalesce(offered.min_order, 0) as min_order,
      coalesce(offered.price_low, 0) as price_low, coalesce(offered.price_high, 0) as price_high,
      case when offered.sample then array['s:1'] else '{}'::text[] end as samples,
      coalesce(placed.categories, '{}') as categories, coalesce(tagged.tags, '{}') as tags
    from supplier join chosen on chosen.supplier_id = supplier.id
    left join offered on offered.supplier_id = supplier.id
    left join placed on placed.supplier_id = supplier.id
    left join tagged on tagged.supplier_id = supplier.id
  )
  update supplier set
    product_count = fresh.products,
    min_order = fresh.min_order,
    price_low = fresh.price_low,
    price_high = fresh.price_high,
    categories = fresh.categories,
    tags = fresh.tags,
    search = ts_delete(supplier.search, ${formatFilters('supplier.categories', 'supplier.tags')} || array['s:1'])
      || array_to_tsvector(${formatFilters('fresh.categories', 'fresh.tags')} || fresh.samples)
  from fresh
  where fresh.id = supplier.id`;

const LANGUAGE_STATEMENTS = [
  'delete from catalogue_language',
  `insert into catalogue_language
    select 'en' union select lang from product_text union select lang from supplier_text`,
];

const formatWordCounts = (table: string): string => `
  insert into lexeme_count (searched, lexeme, found_in)
  select '${table}', word, ndoc from ts_stat('select search from ${table}')
  union all
  select '${table}', '', count(*)::int from ${table}`;

/**
 * To find late words, the best-ranked 1/16 of the rows is examined. A frequent word that is not late is sure to occur
 * there.
 */
const RANK_SHARE = 16;
const QUOTE_LEXEME = `'''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || ''''`;

/**
 * Stores where the rows of late lexemes begin: lexemes that are frequent, yet in none of the best-ranked rows. "offset
 * 0" keeps the planner from walking all rows in rank order to the first that holds it.
 */
const formatLateWords = (table: string): string => `
  with late as materialized (
    select lexeme from lexeme_count
    where searched = '${table}' and found_in > ${MAX_EXACT_TOTAL} and lexeme <> '' and lexeme not in (
      select word from ts_stat(
        'select search from ${table} order by rank, id limit (select count(*) / ${RANK_SHARE} from ${table})'
      )
    )
  ), begun as materialized (
    select lexeme, (
      select min(rank) from (select rank from ${table} where search @@ (${QUOTE_LEXEME})::tsquery offset 0) holding
    ) as first_rank
    from late
  )
  update lexeme_count set
    first_rank = begun.first_rank,
    rows_from = (select count(*) from ${table} where rank >= begun.first_rank)
  from begun
  where lexeme_count.searched = '${table}' and lexeme_count.lexeme = begun.lexeme`;

const WORD_STATEMENTS = [
  'delete from lexeme_count',
  ...['product', 'supplier'].flatMap((table) => [formatWordCounts(table), formatLateWords(table)]),
  'delete from word_key where not exists (select from lexeme_count where lexeme = word)',
];
