import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { getDayBefore, VIEW_COUNT_DAYS } from './view-counter.ts';

/** Length of the list of each kind. D-22 */
const MAX_ITEMS = 40;
/**
 * If too few items were viewed recently, the list is filled with items by their views of all time, taken from this many
 * most viewed products.
 */
const MAX_VIEWED = 1_000;

/** Ranks items of one kind: by recent views first, then by all views. */
const selectRanks = (kind: string, ever: string, exists: string): string => `
  select '${kind}' as kind, row_number() over (order by recent desc, ever desc, item_id) as place, item_id
  from (
    select item_id, sum(recent) as recent, sum(ever) as ever
    from (
      select item_id, sum(views) as recent, 0::numeric as ever from seen_on_day
      where kind = '${kind}' and day >= $1 group by item_id
      union all
      select item_id, 0, views from (${ever}) known
    ) counted
    where exists (select from ${exists} where id = item_id)
    group by item_id
    order by 2 desc, 3 desc, 1 limit ${MAX_ITEMS}
  ) most`;

const selectViewed = (columns: string, limit: number): string =>
  `(select ${columns}, view_count from product order by view_count desc, id limit ${limit}) product`;

const RANK_QUERY = [
  selectRanks(
    'product',
    `select id as item_id, view_count::numeric as views from ${selectViewed('id', MAX_ITEMS)}`,
    'product',
  ),
  selectRanks(
    'supplier',
    `select supplier_id as item_id, sum(view_count)::numeric as views
     from ${selectViewed('supplier_id', MAX_VIEWED)} group by supplier_id`,
    'supplier',
  ),
  selectRanks(
    'category',
    `select category_2 as item_id, sum(view_count)::numeric as views
     from ${selectViewed('category_2', MAX_VIEWED)} group by category_2`,
    'category',
  ),
].join(' union all ');

/**
 * Rewrites the lists of the most viewed items. If they have not changed, nothing is written and no page is invalidated.
 * `now` is epoch milliseconds.
 */
export async function refreshHotItems({ kysely }: Transaction, now: number): Promise<void> {
  const places = sql.raw(RANK_QUERY.replaceAll('$1', `'${getDayBefore(now, VIEW_COUNT_DAYS)}'`));
  const { rows } = await sql<{ same: boolean }>`
    select not exists (
      (select kind, place, item_id from (${places}) fresh except select kind, place, item_id from hot_item)
      union all
      (select kind, place, item_id from hot_item except select kind, place, item_id from (${places}) fresh)
    ) as same`.execute(kysely);
  if (rows[0]?.same === true) return;
  await sql`delete from hot_item`.execute(kysely);
  await sql`insert into hot_item (kind, place, item_id) select kind, place, item_id from (${places}) fresh`.execute(
    kysely,
  );
}
