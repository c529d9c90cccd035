import { type Kysely, sql } from 'kysely';

/** The tree of categories as JSON text by language, and indexes by which the trees of tags are read. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const categoryObject = (children: string): string => `json_strip_nulls(json_build_object(
    'id', id, 'name', coalesce(names ->> spoken.lang, names ->> 'en'), 'enName', names ->> 'en', 'count', product_count,
    'lang', case when names ->> spoken.lang is null and spoken.lang <> 'en' then 'en' end,
    'industry', industry, 'image', image, 'children', ${children}
  ))`;

const STATEMENTS = [
  'create table category_tree (lang text collate "C" primary key, json text not null)',
  'alter table category_tree alter column json set storage external',
  `create trigger tell_change after insert or update or delete or truncate on category_tree for each statement
   execute function tell_change('categories')`,
  'create index tag_category_parent on tag_category (parent_id)',
  'create index tag_place on tag (category_id, id)',
  'create index tag_used on tag (product_count desc, id)',
  `insert into category_tree (lang, json)
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
  where level = 1 group by spoken.lang`,
];
