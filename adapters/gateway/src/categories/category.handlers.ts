import type { categories } from '@fairhall/core/contract/categories/calls';
import { type Answer, type Handlers, jsonText } from '@fairhall/core/contract/dispatcher';
import { ok } from '@fairhall/core/result';
import { findIndustryByEventCode } from '@fairhall/core/site/event-codes';
import { type IndustryKey, isIndustryKey } from '@fairhall/core/site/industries';
import type { CallContext } from '../call-context.ts';
import type { Statement, StatementValue } from '../db/statement.ts';

/** Calls for the product categories and the tag trees. Answers are the database's own JSON. */
export const categoryHandlers: Handlers<typeof categories, CallContext> = {
  all: ({ lang }, context) => list(context, CATEGORY_TREE, [lang ?? context.lang]),
  cateAndTag: ({ industry, categoryId }, context) => {
    if (categoryId !== undefined) return list(context, TAG_TREE_OF_CATEGORY, [context.lang, categoryId]);
    if (industry === undefined) return list(context, ALL_TAGS, [context.lang]);
    return list(context, TAG_TREE_OF_INDUSTRY, [context.lang, industryOf(industry)]);
  },
  industryTags: ({ industry }, context) => list(context, TAG_TREE_OF_INDUSTRY, [context.lang, industryOf(industry)]),
  recommendTags: ({ industry, exhibitionId }, context) => {
    if (industry === undefined && exhibitionId !== undefined)
      return list(context, TAG_RANKING_OF_EXHIBITION, [context.lang, exhibitionId]);
    if (industry === undefined) return list(context, TAG_RANKING, [context.lang]);
    return list(context, TAG_RANKING_OF_INDUSTRY, [context.lang, industryOf(industry)]);
  },
};

async function list<Value>(
  { database }: CallContext,
  statement: Statement,
  values: readonly StatementValue[],
): Promise<Answer<Value>> {
  return ok(jsonText<Value>((await database.json(statement, values)) ?? '[]'));
}

/** The industry of an event code or of an industry key; '' for neither. A-32 */
const industryOf = (industry: string): IndustryKey | '' =>
  findIndustryByEventCode(industry) ?? (isIndustryKey(industry) ? industry : '');

const NAME = `coalesce(names ->> $1::text, names ->> 'en')`;

/** The tree is stored by language; a language without any translated name uses the tree stored under ''. */
const CATEGORY_TREE: Statement = {
  name: 'categories',
  keepsPlan: true,
  isLookUp: true,
  text: `
    select coalesce(
      (select json from category_tree where lang = $1::text),
      (select json from category_tree where lang = '')
    )`,
};

/** Ids are numbers as text, so the shorter one is the smaller. */
const tagTree = (top: string, sub: string): string => `
    select coalesce(json_agg(json_build_object('id', id, 'name', ${NAME}, 'children', coalesce((
      select json_agg(json_build_object('id', id, 'name', ${NAME}, 'tags', coalesce((
        select json_agg(json_build_object('code', id, 'name', ${NAME}) order by id)
        from tag where tag.category_id = sub.id
      ), '[]')) order by length(id), id)
      from tag_category sub where sub.parent_id = top.id and ${sub}
    ), '[]')) order by length(id), id), '[]')::text
    from tag_category top where top.parent_id is null and ${top}`;

const ALL_TAGS: Statement = { name: 'tags', keepsPlan: true, text: tagTree('true', 'true') };

const TAG_TREE_OF_INDUSTRY: Statement = {
  name: 'tags-of-industry',
  keepsPlan: true,
  text: tagTree('top.industry = $2::text', 'true'),
};

/** The complete tree of a first-level category, or a second-level category under its parent. */
const TAG_TREE_OF_CATEGORY: Statement = {
  name: 'tags-of-category',
  keepsPlan: true,
  text: tagTree(
    'top.id in (select coalesce(parent_id, id) from tag_category where id = $2::text)',
    '$2::text in (top.id, sub.id)',
  ),
};

const selectMostUsedTags = (where: string): string => `
    select coalesce(json_agg(json_build_object(
      'tagCode', id, 'tagName', ${NAME}, 'category1Id', parent_id, 'category2Id', category_id
    ) order by product_count desc, id), '[]')::text
    from (
      select used.*, (select parent_id from tag_category where id = used.category_id)
      from (
        select id, names, product_count, category_id from tag
        where ${where} and product_count > 0 order by product_count desc, id limit 20
      ) used
    ) placed`;

const TAG_RANKING: Statement = { name: 'tags-most-used', keepsPlan: true, text: selectMostUsedTags('true') };

const TAG_RANKING_OF_INDUSTRY: Statement = {
  name: 'tags-most-used-of-industry',
  keepsPlan: true,
  text: selectMostUsedTags('industry = $2::text'),
};

/** Tags of the industry of a published exhibition; empty for any other. */
const TAG_RANKING_OF_EXHIBITION: Statement = {
  name: 'tags-most-used-of-exhibition',
  keepsPlan: true,
  text: selectMostUsedTags('industry = (select industry from exhibition where exhibition_id = $2::text and is_shown)'),
};
