import type { Statement } from '../../db/statement.ts';
import { PAGE_PART_SEPARATOR, ROW_END } from '../search/page-text.ts';
import { MAX_EXACT_TOTAL } from '../search/search-request.ts';

/**
 * How many of a supplier's products, best-ranked first, are counted by group; if there are more, groups have no counts.
 */
export const MAX_GROUPED = 2_000;

/** The clauses of a statement: planning for unused clauses would take as long as running. */
export interface ShopClauses {
  readonly words: boolean;
  readonly category: boolean;
}

const textOf = (control: string): string => `chr(${control.charCodeAt(0)})`;

/**
 * A page of a supplier's products in three parts: the total, the groups as JSON, the rows. `$1` supplier, `$2` language
 * of the cards, `$3` the caller's language, `$4` page size, `$5` rows to skip; then `words` with the expressions that
 * grade them, and `category`, if used. A total above `MAX_EXACT_TOTAL` means that there are more.
 */
export function prepareShopStatement({ words, category }: ShopClauses): Statement {
  const found = words ? 'and search @@ $6::tsquery' : '';
  const inGroup = category ? `and category_3 = ${words ? '$8' : '$6'}::text` : '';
  const isAll = !words && !category;
  return {
    name: `shop${words ? '-words' : ''}${category ? '-group' : ''}`,
    // Without words, the index by supplier is best for every value.
    ...(!words && { keepsPlan: true }),
    ...(isAll && { isLookUp: true }),
    text: `
    with looked as materialized (
      select category_3 as place from product where supplier_id = $1::text ${found}
      order by rank, id limit ${MAX_GROUPED + 1}
    ), ${isAll ? '' : `${selectNarrowed(words, `${found} ${inGroup}`)}, `}page as materialized (${isAll ? ALL : PAGE_NARROWED})
    select ${isAll ? TOTAL_OF_ALL : '(select count(*) from narrowed)'} || ${textOf(PAGE_PART_SEPARATOR)} || ${CATEGORY_GROUPS}
      || ${textOf(PAGE_PART_SEPARATOR)} || coalesce((
        select string_agg(card.json, ${textOf(ROW_END)} order by page.place)
        from page join product_card card on card.product_id = page.id and card.lang = $2::text
      ), '')`,
  };
}

/** The grades put rows with the words in their names before rows with them elsewhere. */
const selectNarrowed = (words: boolean, where: string): string => `narrowed as materialized (
      select id, rank, ${words ? RANK_GRADE : '0'} as grade from product where supplier_id = $1::text ${where}
      order by rank, id limit ${MAX_EXACT_TOTAL + 1}
    )`;

const RANK_GRADE = `(
        select min(grade) from jsonb_array_elements_text($7::jsonb) with ordinality as given (value, grade)
        where search @@ value::tsquery
      )`;

const PAGE_NARROWED = `
      select id, row_number() over (order by grade, rank, id) as place from narrowed
      order by grade, rank, id limit $4::integer offset $5::integer`;

const ALL = `
      select id, row_number() over (order by rank, id) as place from product where supplier_id = $1::text
      order by rank, id limit $4::integer offset $5::integer`;

/** The number of products, stored with the supplier. */
const TOTAL_OF_ALL = `coalesce((select product_count from supplier where id = $1::text), 0)`;

const CATEGORY_GROUPS = `(
        select coalesce(json_agg(json_strip_nulls(json_build_object(
          'id', category.id,
          'name', coalesce(category.names ->> $3::text, category.names ->> 'en'),
          'count', case when (select count(*) from looked) <= ${MAX_GROUPED} then held.products end
        )) order by held.products desc, category.id), '[]')::text
        from (select place, count(*) as products from looked group by place) held
          join category on category.id = held.place
      )`;
