import { cursorSql } from './cursor.ts';
import { beyond, type Order, orderBy } from './orders.ts';
import { type ParameterName, type Prepared, prepare } from './parameters.ts';
import { EXACT_TOTAL, type Searched } from './search.ts';

type Parameter = (name: ParameterName) => string;
/** The index a walk follows: a category's rows in rank order, or all rows in any order. */
export type Base = 'all' | 'category_1' | 'category_2' | 'category_3';

const made = new Map<string, Prepared>();

/** Statements are written once each; their names are the same on every connection. */
function once(name: string, write: (parameter: Parameter) => string): Prepared {
  const prepared = made.get(name) ?? prepare(name, write);
  made.set(name, prepared);
  return prepared;
}

/**
 * All that match, by the inverted index, then sorted. Exact total up to its reach, and counts by category.
 * Null when nothing matches, else the number of matches, a space, and the page. Good for what few rows have.
 */
export function matchStatement(searched: Searched, order: Order, facet: Base): Prepared {
  return once(
    `match-${searched}-${order.sort}-${facet}`,
    (parameter) => `
    with matched as materialized (
      select id, ${order.column} as key, ${facetColumn(searched, facet)} as place
      from ${searched} where ${conditions(parameter)}
    ), counted as (
      select count(*)::int as total from matched
    ), page as (
      select id, key, row_number() over (order by ${orderBy(order)}) as place
      from (
        select id, key from matched where ${afterCursor(order, 'key', parameter)}
        order by ${orderBy(order)} limit ${parameter('size')} + 1 offset ${parameter('offset')}
      ) sorted
    )
    select case when total > 0 then
      total || ' ' || ${RECORDS} || ${next(order, parameter)} || ${totals(parameter)}
      || case when ${parameter('facets')} and total <= ${EXACT_TOTAL} then ${facets(searched, parameter)} else '' end || '}'
    end as answer
    from counted cross join (
      ${pageTexts(searched, parameter)}
    ) shown`,
  );
}

/**
 * Rows in their order from the start, keeping those that match, over a bounded stretch. Good for what many rows have.
 * Null when the stretch did not fill the page.
 */
export function walkStatement(searched: Searched, order: Order, base: Base): Prepared {
  return once(
    `walk-${searched}-${order.sort}-${base}`,
    (parameter) => `
    with walked as (
      select id, ${order.column} as key, search, min_order, price_low, price_high
      from ${searched} where ${within(base, parameter)} and ${afterCursor(order, order.column, parameter)}
      order by ${order.column} ${order.direction}, id ${order.direction} limit ${parameter('window')}
    ), page as (
      select id, key, row_number() over (order by ${orderBy(order)}) as place
      from (
        select id, key from walked where ${conditions(parameter)}
        order by ${orderBy(order)} limit ${parameter('size')} + 1 offset ${parameter('offset')}
      ) sorted
    )
    select case when last > ${parameter('size')} then
      ${RECORDS} || ${next(order, parameter)} || ${parameter('ending')} || '}'
    end as answer
    from (
      ${pageTexts(searched, parameter)}
    ) shown`,
  );
}

/** A category or the whole catalogue in one of its orders; the totals stand ready in other tables. */
export function browseStatement(searched: Searched, order: Order, base: Base): Prepared {
  return once(
    `browse-${searched}-${order.sort}-${base}`,
    (parameter) => `
    with page as (
      select id, key, row_number() over (order by ${orderBy(order)}) as place
      from (
        select id, ${order.column} as key from ${searched}
        where ${within(base, parameter)} and ${afterCursor(order, order.column, parameter)}
        order by ${orderBy(order, order.column)} limit ${parameter('size')} + 1 offset ${parameter('offset')}
      ) sorted
    )
    select case when total > 0 then
      ${RECORDS} || ${next(order, parameter)} || ${totals(parameter)}
      || case when ${parameter('facets')} and total <= ${EXACT_TOTAL} then ${readyFacets(base, parameter)} else '' end || '}'
    end as answer
    from (${readyTotal(searched, base, parameter)}) counted cross join (
      ${pageTexts(searched, parameter)}
    ) shown`,
  );
}

/** How many match, as text; one more than the reach of exact totals at most. */
export function countStatement(searched: Searched): Prepared {
  return once(
    `count-${searched}`,
    (parameter) => `
    select count(*)::text from (
      select from ${searched} where ${conditions(parameter)} limit ${EXACT_TOTAL + 1}
    ) counted`,
  );
}

/** Parameters that are null drop their condition: plans are made for each execution, so the rest is planned alone. */
function conditions(parameter: Parameter): string {
  const [words, moqMax] = [parameter('words'), parameter('moqMax')];
  const [priceMin, priceMax] = [parameter('priceMin'), parameter('priceMax')];
  return `(${words} is null or search @@ ${words})
      and (${moqMax} is null or min_order <= ${moqMax})
      and (${priceMin} is null or (price_high >= ${priceMin} and price_low > 0))
      and (${priceMax} is null or (price_low <= ${priceMax} and price_low > 0))`;
}

function within(base: Base, parameter: Parameter): string {
  return base === 'all' ? 'true' : `${base} = ${parameter('category')}`;
}

function afterCursor(order: Order, column: string, parameter: Parameter): string {
  const key = parameter('afterKey');
  return `(${key} is null or (${column}, id) ${beyond(order)} (${key}, ${parameter('afterId')}))`;
}

/** The rows of the page as their ready texts, and what the answer needs of the last ones. */
function pageTexts(searched: Searched, parameter: Parameter): string {
  const size = parameter('size');
  return `select string_agg(card.json, ',' order by page.place) filter (where page.place <= ${size}) as texts,
        max(page.place) as last,
        max(page.key || '.' || page.id) filter (where page.place = ${size}) as final
      from page join ${searched}_card card on card.${searched}_id = page.id and card.lang = ${parameter('cardLang')}`;
}

/** The rows of the page in one JSON array. */
const RECORDS = `'{"records":[' || coalesce(texts, '') || ']'`;

const next = (order: Order, parameter: Parameter): string =>
  `case when last > ${parameter('size')} then ',"next":"' || ${cursorSql(order, 'final')} || '"' else '' end`;

const totals = (parameter: Parameter): string =>
  `',"total":' || least(total, ${EXACT_TOTAL}) || ',"pageNo":' || ${parameter('pageNo')}
      || ',"pageSize":' || ${parameter('size')} || case when total > ${EXACT_TOTAL} then ',"totalIsEstimate":true' else '' end`;

function readyTotal(searched: Searched, base: Base, parameter: Parameter): string {
  return base === 'all'
    ? `select found_in as total from lexeme_count where searched = '${searched}' and lexeme = ''`
    : `select product_count as total from category where id = ${parameter('category')}`;
}

const FACET_VALUE = (parameter: Parameter): string => `json_build_object(
            'value', category.id,
            'label', coalesce(category.names ->> ${parameter('lang')}, category.names ->> 'en'),
            'count', found.products
          )::text`;

const facetText = (values: string): string =>
  `',"facets":[{"key":"category","values":[' || coalesce((${values}), '') || ']}]'`;

/**
 * Counts of what matched, by the categories one level below the present one. They are few, so each is looked up by itself:
 * "offset 0" keeps the planner from reading all categories beside them.
 */
function facets(searched: Searched, parameter: Parameter): string {
  const places =
    searched === 'product'
      ? 'select place, count(*)::int as products from matched group by place'
      : `select single as place, count(*)::int as products from matched cross join unnest(matched.place) single
          where length(single) = ${parameter('codeLength')} and starts_with(single, ${parameter('category')}) group by single`;
  return facetText(`
        select string_agg(${FACET_VALUE(parameter)}, ',' order by found.products desc, category.id)
        from (${places}) found
        cross join lateral (select id, names from category where id = found.place offset 0) category`);
}

/** The same counts where nothing narrows a category: they are kept with it. */
function readyFacets(base: Base, parameter: Parameter): string {
  const parent = base === 'all' ? 'parent_id is null' : `parent_id = ${parameter('category')}`;
  return facetText(`
        select string_agg(${FACET_VALUE(parameter)}, ',' order by found.products desc, category.id)
        from category join (
          select id, product_count as products from category where ${parent} and product_count > 0
        ) found on found.id = category.id`);
}

function facetColumn(searched: Searched, facet: Base): string {
  if (searched === 'supplier') return 'categories';
  return facet === 'all' ? `''::text` : facet;
}
