import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';

/**
 * Writes anew the tree of categories, one JSON text for each language that any name is written in, and one for all others
 * under ''. Every page with a menu asks for it, and making it takes longer than all else such a page asks.
 */
export async function refreshTree({ kysely }: Transaction): Promise<void> {
  await sql`delete from category_tree`.execute(kysely);
  await sql.raw(TREE_STATEMENT).execute(kysely);
}

/** What follows the own part of a category that has none below it. */
const NO_CHILDREN = ',"children":[]}';

/**
 * Brings counts and pictures of a few categories in step in the trees of all languages, and leaves the rest of them as it
 * is. A category's own part stands between its id and what lies below it: in a name both would be written with backslashes.
 */
export async function refreshInTree({ kysely }: Transaction, categoryIds: readonly string[]): Promise<void> {
  const trees = await kysely.selectFrom('category_tree').selectAll().execute();
  const { rows } = await sql<{ id: string; lang: string; own: string }>`
    select id, spoken.lang, ${sql.raw(categoryObject(`'[]'::json`))}::text as own
    from category cross join category_tree spoken
    where id in (select jsonb_array_elements_text(${JSON.stringify(categoryIds)}::jsonb))`.execute(kysely);
  const fresh = trees.map(({ lang, json }) => ({
    lang,
    json: rows.filter((row) => row.lang === lang).reduce((tree, { id, own }) => replaceCategory(tree, id, own), json),
  }));
  await sql`update category_tree set json = fresh.json
    from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as fresh (lang text, json text)
    where fresh.lang = category_tree.lang and fresh.json <> category_tree.json`.execute(kysely);
}

function replaceCategory(tree: string, id: string, own: string): string {
  const begin = tree.indexOf(`{"id":"${id}",`);
  const end = tree.indexOf(',"children":[', begin);
  if (begin < 0 || end < 0) throw new Error(`the tree of categories has no ${id}`);
  return tree.slice(0, begin) + own.slice(0, -NO_CHILDREN.length) + tree.slice(end);
}

/** `children` is SQL for the array of what lies below. The language is told where a name fell back to English. */
const categoryObject = (children: string): string => `json_strip_nulls(json_build_object(
    'id', id, 'name', coalesce(names ->> spoken.lang, names ->> 'en'), 'enName', names ->> 'en', 'count', product_count,
    'lang', case when names ->> spoken.lang is null and spoken.lang <> 'en' then 'en' end,
    'industry', industry, 'image', image, 'children', ${children}
  ))`;

const TREE_STATEMENT = `
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
