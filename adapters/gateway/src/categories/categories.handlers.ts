import type { categories } from '@fairhall/core/contract/categories';
import { type Answer, type Handlers, jsonText } from '@fairhall/core/contract/dispatcher';
import { ok } from '@fairhall/core/result';
import { industryOfEventCode } from '@fairhall/core/site/event-codes';
import { type IndustryKey, isIndustryKey } from '@fairhall/core/site/industries';
import type { CallContext } from '../call-context.ts';
import type { Statement, StatementValue } from '../db/statement.ts';

/** The product categories and the tag trees. Answers are the database's own JSON. */
export const categoriesHandlers: Handlers<typeof categories, CallContext> = {
  all: ({ lang }, context) => list(context, CATEGORIES, [lang ?? context.lang]),
  cateAndTag: ({ industry, categoryId }, context) => {
    if (categoryId !== undefined) return list(context, TAGS_OF_CATEGORY, [context.lang, categoryId]);
    return list(context, TAGS_OF_INDUSTRY, [context.lang, ...wantedIndustry(industry)]);
  },
  recommendTags: ({ industry, exhibitionId }, context) => {
    if (industry === undefined && exhibitionId !== undefined) return Promise.resolve(ok([])); // no exhibition is known yet
    return list(context, MOST_USED_TAGS, [context.lang, ...wantedIndustry(industry)]);
  },
};

async function list<Value>(
  { database }: CallContext,
  statement: Statement,
  values: readonly StatementValue[],
): Promise<Answer<Value>> {
  return ok(jsonText<Value>((await database.json(statement, values)) ?? '[]'));
}

/** An event code, or an industry's own key where it has no code; null asks for all, '' for none. A-32 */
function wantedIndustry(industry: string | undefined): readonly [IndustryKey | '' | null] {
  if (industry === undefined) return [null];
  return [industryOfEventCode(industry) ?? (isIndustryKey(industry) ? industry : '')];
}

const NAME = `coalesce(names ->> $1::text, names ->> 'en')`;

/** `children` is SQL for the array of what lies below. The language is told where a name fell back to English. */
const categoryObject = (children: string): string => `json_strip_nulls(json_build_object(
    'id', id, 'name', ${NAME}, 'enName', names ->> 'en', 'count', product_count,
    'lang', case when names ->> $1::text is null and $1::text <> 'en' then 'en' end,
    'industry', industry, 'image', image, 'children', ${children}
  ))`;

const CATEGORIES: Statement = {
  name: 'categories',
  keepsPlan: true,
  text: `
    with leaf as (
      select parent_id, json_agg(${categoryObject(`'[]'::json`)} order by id) as children
      from category where level = 3 group by parent_id
    ), middle as (
      select category.parent_id, json_agg(${categoryObject(`coalesce(children, '[]')`)} order by id) as children
      from category left join leaf on leaf.parent_id = category.id where level = 2 group by category.parent_id
    )
    select coalesce(json_agg(${categoryObject(`coalesce(children, '[]')`)} order by id), '[]')::text
    from category left join middle on middle.parent_id = category.id where level = 1`,
};

/** Ids are numbers as text: the shorter is the smaller. */
const tagTree = (top: string, sub: string): string => `
    select coalesce(json_agg(json_build_object('id', id, 'name', ${NAME}, 'children', coalesce((
      select json_agg(json_build_object('id', id, 'name', ${NAME}, 'tags', coalesce((
        select json_agg(json_build_object('code', id, 'name', ${NAME}) order by id)
        from tag where tag.category_id = sub.id
      ), '[]')) order by length(id), id)
      from tag_category sub where sub.parent_id = top.id and ${sub}
    ), '[]')) order by length(id), id), '[]')::text
    from tag_category top where top.parent_id is null and ${top}`;

const TAGS_OF_INDUSTRY: Statement = {
  name: 'tags-of-industry',
  keepsPlan: true,
  text: tagTree('($2::text is null or top.industry = $2::text)', 'true'),
};

/** A first-level category whole, or a second-level one under its first. */
const TAGS_OF_CATEGORY: Statement = {
  name: 'tags-of-category',
  keepsPlan: true,
  text: tagTree(
    'top.id in (select coalesce(parent_id, id) from tag_category where id = $2::text)',
    '$2::text in (top.id, sub.id)',
  ),
};

const MOST_USED_TAGS: Statement = {
  name: 'tags-most-used',
  keepsPlan: true,
  text: `
    select coalesce(json_agg(json_build_object(
      'tagCode', id, 'tagName', ${NAME}, 'category1Id', parent_id, 'category2Id', category_id
    ) order by product_count desc, id), '[]')::text
    from (
      select tag.id, tag.names, tag.product_count, tag.category_id, tag_category.parent_id
      from tag join tag_category on tag_category.id = tag.category_id
      where ($2::text is null or tag.industry = $2::text) and tag.product_count > 0
      order by tag.product_count desc, tag.id limit 20
    ) used`,
};
