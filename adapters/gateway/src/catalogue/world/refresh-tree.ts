import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';

/**
 * Writes anew the tree of categories, one JSON text for each language that any name is written in, and one for all others
 * under ''. Every page with a menu asks for it, and making it takes longer than all else such a page asks.
 */
export async function refreshTree({ kysely }: Transaction): Promise<void> {
  await sql`delete from category_tree`.execute(kysely);
  await sql.raw(TREES).execute(kysely);
}

/** `children` is SQL for the array of what lies below. The language is told where a name fell back to English. */
const categoryObject = (children: string): string => `json_strip_nulls(json_build_object(
    'id', id, 'name', coalesce(names ->> spoken.lang, names ->> 'en'), 'enName', names ->> 'en', 'count', product_count,
    'lang', case when names ->> spoken.lang is null and spoken.lang <> 'en' then 'en' end,
    'industry', industry, 'image', image, 'children', ${children}
  ))`;

const TREES = `
  insert into category_tree (lang, json)
  with spoken as (
    select '' as lang union select 'en' union select jsonb_object_keys(names) from category
  ), leaf as (
    select spoken.lang, parent_id, json_agg(${categoryObject(`'[]'::json`)} order by id) as children
    from category cross join spoken where level = 3 group by spoken.lang, parent_id
  ), middle as (
    select spoken.lang, category.parent_id, json_agg(${categoryObject(`coalesce(children, '[]')`)} order by id) as children
    from category cross join spoken
    left join leaf on leaf.parent_id = category.id and leaf.lang = spoken.lang
    where level = 2 group by spoken.lang, category.parent_id
  )
  select spoken.lang, json_agg(${categoryObject(`coalesce(children, '[]')`)} order by id)::text
  from category cross join spoken
  left join middle on middle.parent_id = category.id and middle.lang = spoken.lang
  where level = 1 group by spoken.lang`;
