import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { idList } from './id-list.ts';

/** Words and filters of these products with how many of them hold each; '' counts the products themselves. */
const wordsOf = (ids: readonly string[]) => sql`
  select word, count(*)::int as more, min(rank) as rank
  from (select rank, unnest(tsvector_to_array(search)) as word from product where id = any(${idList(ids)})) held
  group by word
  union all
  select '', count(*)::int, min(rank) from product where id = any(${idList(ids)})`;

/** Takes products out of all that is counted, before they change or go. */
export async function countOut({ kysely }: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update lexeme_count set found_in = greatest(found_in - gone.more, 0)
    from (${wordsOf(ids)}) gone where searched = 'product' and lexeme = gone.word`.execute(kysely);
  await countPlaces(kysely, ids, -1);
}

/** Counts products in after they have changed or come. */
export async function countIn({ kysely }: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // A late word that comes before its kept beginning is late no more until the next load, so that no walk misses it.
  await sql`
    with come as materialized (${wordsOf(ids)}), known as (
      update lexeme_count set found_in = found_in + come.more,
        first_rank = case when first_rank <= come.rank then first_rank end,
        rows_from = case when first_rank <= come.rank then rows_from end
      from come where searched = 'product' and lexeme = come.word
      returning lexeme
    )
    insert into lexeme_count (searched, lexeme, found_in)
    select 'product', word, more from come where word not in (select lexeme from known)`.execute(kysely);
  await countPlaces(kysely, ids, 1);
}

async function countPlaces(kysely: Transaction['kysely'], ids: readonly string[], sign: 1 | -1): Promise<void> {
  await sql`
    update tag set product_count = product_count + counted.products * ${sign}::int
    from (select tag_id, count(*)::int as products from product_tag where product_id = any(${idList(ids)}) group by tag_id)
      counted
    where counted.tag_id = tag.id`.execute(kysely);
  await sql`
    update category set product_count = product_count + counted.products * ${sign}::int
    from (
      select place, count(*)::int as products from (
        select distinct id, unnest(array[category_1, category_2, category_3]) as place
        from product where id = any(${idList(ids)})
      ) placed group by place
    ) counted
    where counted.place = category.id`.execute(kysely);
}

/** Shows the picture of the best product of each of these categories. */
export async function showImages({ kysely }: Transaction, categories: readonly string[]): Promise<void> {
  await sql`
    update category set image = fresh.image from (
      select id, case level
        when 1 then (select images[1] from product where category_1 = category.id order by rank, id limit 1)
        when 2 then (select images[1] from product where category_2 = category.id order by rank, id limit 1)
        else (select images[1] from product where category_3 = category.id order by rank, id limit 1)
      end as image
      from category where id = any(${idList(categories)})
    ) fresh
    where fresh.id = category.id and category.image is distinct from fresh.image`.execute(kysely);
}
