import { MIN_ORDER_STEPS } from '@fairhall/core/catalogue/limits';
import type { Statement } from '../../db/statement.ts';
import { type ParameterName, type PreparedStatement, prepare } from './parameters.ts';
import { PRICE_SPREAD } from './price-steps.ts';
import { MAX_EXACT_TOTAL, type SearchTarget } from './search-request.ts';
import { formatMatchCondition, getCurrencySuffix, type StatementClauses } from './statements.ts';

/** The price of a row in one currency; 0, as for no price, if it is in another. */
const PRICE_IN = (currency: string): string => `case when currency = ${currency} then price_low else 0 end`;

/** The matched products with the columns of the facets; facts of a supplier are looked up once for each supplier. */
const selectProductMatches = (where: string, currency: string): string => `
    with matched as materialized (
      select supplier_id, min_order, sample, ${PRICE_IN(currency)} as price_low from product ${where}
    ),
    held as (select supplier_id, count(*)::int as rows from matched group by supplier_id),
    owners as materialized (
      select rows, country_id, verified, marks from held cross join lateral (
        select country_id, proofs <> '[]' as verified, search as marks from supplier
        where id = held.supplier_id offset 0
      ) owner
    )`;

const selectSupplierMatches = (where: string): string => `
    with matched as materialized (
      select min_order, search @@ '''s:1''' as sample, country_id, proofs <> '[]' as verified, search as marks
      from supplier ${where}
    ),
    owners as (select 1 as rows, country_id, verified, marks from matched)`;

const cache = new Map<string, PreparedStatement>();

/**
 * How many matches each facet value has, as one JSON text. It reads every match, so use it only for requests whose
 * total is exact.
 */
export function facetStatement(clauses: StatementClauses): PreparedStatement {
  const { searched, words, ranges } = clauses;
  const name = `facets-${searched}-${words}-${ranges}${getCurrencySuffix(clauses)}`;
  const write = (parameter: (name: ParameterName) => string): string => `${
    searched === 'product'
      ? selectProductMatches(formatMatchCondition(clauses, parameter), parameter('currency'))
      : selectSupplierMatches(formatMatchCondition(clauses, parameter))
  }
    select json_build_object(
      'country', (select coalesce(json_agg(json_build_array(country_id, found) order by found desc, country_id), '[]') from (
        select country_id, sum(rows)::int as found from owners group by country_id
      ) country),
      'verified', (select coalesce(sum(rows) filter (where verified), 0)::int from owners),
      'exhibition', (select coalesce(json_agg(found order by place), '[]') from (
        select place, (select coalesce(sum(rows), 0)::int from owners where marks @@ asked::tsquery) as found
        from jsonb_array_elements_text(${parameter('exhibitions')}) with ordinality as exhibition (asked, place)
      ) exhibition),
      'sample', count(*) filter (where sample),${searched === 'product' ? `\n      'price', ${PRICE_SPREAD},` : ''}
      'moq', json_build_array(${MIN_ORDER_STEPS.map((step) => `count(*) filter (where min_order <= ${step})`).join(', ')})
    )::text from matched`;
  const prepared = cache.get(name) ?? prepare(name, write, words && !ranges ? { keepsPlan: true } : {});
  cache.set(name, prepared);
  return prepared;
}

/**
 * The spread of prices among the matches, as one JSON text; null if more match than are counted exactly. It reads no
 * more rows than needed for that. The given values contain no price range.
 */
export function priceStatement(clauses: StatementClauses): PreparedStatement {
  const { words, ranges } = clauses;
  const name = `facets-price-${words}-${ranges}`;
  const prepared =
    cache.get(name) ??
    prepare(
      name,
      (parameter) => `
    with matched as materialized (
      select ${PRICE_IN(parameter('currency'))} as price_low from product ${formatMatchCondition(clauses, parameter)}
      limit ${MAX_EXACT_TOTAL + 1}
    )
    select case when (select count(*) from matched) <= ${MAX_EXACT_TOTAL} then ${PRICE_SPREAD} end::text`,
      {},
    );
  cache.set(name, prepared);
  return prepared;
}

/** Facets of the whole catalogue, except minimum order, from the stored counts of the filter lexemes. */
export const catalogueFacetStatement = (searched: SearchTarget): Statement => ({
  name: `facets-whole-${searched}`,
  keepsPlan: true,
  text: `
    select json_build_object(
      'country', (
        select coalesce(json_agg(json_build_array(substr(lexeme, 3), found_in) order by found_in desc, lexeme), '[]')
        from lexeme_count where searched = '${searched}' and lexeme >= 'n:' and lexeme < 'n;' and found_in > 0
      ),
      'exhibition', (
        select coalesce(json_object_agg(substr(lexeme, 3), found_in), '{}') from lexeme_count
        where searched = '${searched}' and lexeme >= 'e:' and lexeme < 'e;' and found_in > 0
      ),
      'verified', coalesce((select found_in from lexeme_count where searched = '${searched}' and lexeme = 'v:1'), 0),
      'sample', coalesce((select found_in from lexeme_count where searched = '${searched}' and lexeme = 's:1'), 0)
    )::text`,
});

/** The categories below `$1`, or the first level for '', with their product counts, in the language `$2`. */
export const CATEGORY_CHILDREN: Statement = {
  name: 'facets-categories',
  keepsPlan: true,
  text: `
    select coalesce(json_agg(json_build_object(
      'value', id, 'label', coalesce(names ->> $2::text, names ->> 'en'), 'count', product_count
    ) order by product_count desc, id), '[]')::text
    from category where parent_id is not distinct from nullif($1::text, '') and product_count > 0`,
};
