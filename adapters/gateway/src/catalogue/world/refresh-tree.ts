import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';

/**
 * Rewrites the category tree: one JSON text for each language that any name is written in, and one for all other
 * languages under ''. Every page with a menu reads it, and building it takes longer than everything else such a page
 * reads.
 */
export async function refreshTree({ kysely }: Transaction): Promise<void> {
  await sql`delete from category_tree`.execute(kysely);
  await sql.raw(TREE_STATEMENT).execute(kysely);
}

/** The end of a category's JSON object if it has no subcategories. */
const NO_CHILDREN = ',"children":[]}';

/**
 * Updates counts and pictures of a few categories in the trees of all languages, in place. A category's own fields are
 * found in the text between its id and its children; names cannot contain these delimiters, because their quotes are
 * escaped.
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

/** `children` is the SQL of the array of subcategories. `lang` is set if the name fell back to English. */
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
