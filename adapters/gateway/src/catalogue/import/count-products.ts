import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { toArrayText } from '../../db/to-array-text.ts';
import { idList } from './id-list.ts';

/** Words and filters of these products, with how many of them hold each; '' counts the products themselves. */
const selectWords = (ids: readonly string[]) => sql`
  select word, count(*)::int as more, min(rank) as rank
  from (select rank, unnest(tsvector_to_array(search)) as word from product where id = any(${idList(ids)})) held
  group by word
  union all
  select '', count(*)::int, min(rank) from product where id = any(${idList(ids)})`;

/** Subtracts products from all counts, before they change or are deleted. */
export async function countOut({ kysely }: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update lexeme_count set found_in = greatest(found_in - gone.more, 0)
    from (${selectWords(ids)}) gone where searched = 'product' and lexeme = gone.word`.execute(kysely);
  await countPlaces(kysely, ids, -1);
}

/** Adds products to all counts, after they have changed. */
export async function countIn(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await countWords(transaction, selectWords(ids));
  await countPlaces(transaction.kysely, ids, 1);
}

/** The lexemes, tags and categories of a new product, the categories with their ancestors. */
export interface AddedProduct {
  readonly rank: number;
  readonly lexemes: ReadonlySet<string>;
  readonly places: readonly string[];
  readonly tags: readonly string[];
}

/**
 * Adds new products to the counts. Their lexemes, tags and categories are given by the caller, so that nothing is read
 * again.
 */
export async function countAdded(transaction: Transaction, products: readonly AddedProduct[]): Promise<void> {
  if (products.length === 0) return;
  const words = new Map<string, { more: number; readonly rank: number }>();
  const count = (word: string, rank: number) => {
    const known = words.get(word);
    if (known === undefined) words.set(word, { more: 1, rank });
    else known.more += 1;
  };
  // The products are sorted, so the first rank met for a word is the best one.
  for (const { rank, lexemes } of products.toSorted((one, other) => one.rank - other.rank)) {
    count('', rank);
    for (const lexeme of lexemes) count(lexeme, rank);
  }
  const come = [...words.values()];
  await countWords(
    transaction,
    sql`select * from unnest(${toArrayText([...words.keys()])}::text[], ${come.map(({ more }) => more)}::int[],
      ${come.map(({ rank }) => rank)}::int[]) as given (word, more, rank)`,
  );
  await addUp(
    transaction,
    'tag',
    products.flatMap(({ tags }) => tags),
  );
  await addUp(
    transaction,
    'category',
    products.flatMap(({ places }) => places),
  );
}

async function countWords({ kysely }: Transaction, come: RawBuilder<unknown>): Promise<void> {
  // The lateral join looks words up one by one: the planner would otherwise read all words of the catalogue. If a
  // product ranks before a late word's stored first rank, the word no longer counts as late until the next load, so
  // that no walk misses the product.
  await sql`
    with come as materialized (${come}), held as materialized (
      select * from come cross join lateral (
        select lexeme_count.ctid as place from lexeme_count where searched = 'product' and lexeme = word offset 0
      ) by_key
    ), known as (
      update lexeme_count set found_in = found_in + more,
        first_rank = case when first_rank <= held.rank then first_rank end,
        rows_from = case when first_rank <= held.rank then rows_from end
      from held where lexeme_count.ctid = place
      returning lexeme
    )
    insert into lexeme_count (searched, lexeme, found_in)
    select 'product', word, more from come where word not in (select lexeme from known)`.execute(kysely);
}

async function addUp({ kysely }: Transaction, table: 'tag' | 'category', ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update ${sql.table(table)} counted set product_count = product_count + more
    from (select id, count(*)::int as more from unnest(${toArrayText(ids)}::text[]) id group by id) given
    where given.id = counted.id`.execute(kysely);
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

/** Sets the picture of each of these categories to that of its best product. */
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
