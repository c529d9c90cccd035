import { IS_SAMPLED, SAMPLE_PROOF } from './count-sampling.ts';
import { selectInitialQueryWords, selectWordsAndInterpretation } from './initial-query-words.ts';
import { PAGE_PART_SEPARATOR, ROW_END } from './page-text.ts';
import { type ParameterName, type PreparedStatement, prepare } from './parameters.ts';
import { MAX_EXACT_TOTAL, type SearchTarget } from './search-request.ts';
import { orderBy, type SortOrder, toComparison } from './sort-orders.ts';

type Parameter = (name: ParameterName) => string;
/** The index that a walk follows: a category's rows in rank order, or all rows in any order. */
export type Base = 'all' | 'category_1' | 'category_2' | 'category_3';

/**
 * The clauses of a statement. A clause that is not needed is left out of the text: planning takes as long as running.
 */
export interface StatementClauses {
  readonly searched: SearchTarget;
  readonly order: SortOrder;
  /** Whether words or filters are given. */
  readonly words: boolean;
  /** Whether a range of prices or orders is given. */
  readonly ranges: boolean;
  /** Whether suppliers are filtered by prices in another currency than the one that their prices are stored in. */
  readonly isOtherCurrency?: boolean;
  /** Whether the page begins after a cursor. */
  readonly after: boolean;
  /** Whether the few rows with the words in their names come first; `words` then excludes those rows. */
  readonly hasNamesBefore?: boolean;
}

/** How many rows the first page of a kept plan may request, including the one that shows there is a next page. */
export const MAX_FIRST_ROWS = 41;

const cache = new Map<string, PreparedStatement>();

/** Builds each statement once; its name is the same on every connection. */
function prepareOnce(
  name: string,
  write: (parameter: Parameter) => string,
  keepsPlan = false,
  isLookUp = false,
): PreparedStatement {
  const prepared =
    cache.get(name) ?? prepare(name, write, { ...(keepsPlan && { keepsPlan }), ...(isLookUp && { isLookUp }) });
  cache.set(name, prepared);
  return prepared;
}

const nameOf = ({ searched, order, words, ranges, after, hasNamesBefore, ...clauses }: StatementClauses): string =>
  [
    searched,
    order.sort,
    order.currency ?? '',
    words ? 'words' : '',
    ranges ? `ranges${getCurrencySuffix(clauses)}` : '',
    after ? 'after' : '',
    hasNamesBefore ? 'named' : '',
  ]
    .filter(Boolean)
    .join('-');

/** A suffix in the names of statements that compare prices in another currency. */
export const getCurrencySuffix = ({ isOtherCurrency }: Pick<StatementClauses, 'isOtherCurrency'>): string =>
  isOtherCurrency ? '2' : '';

/**
 * Whether the inverted index is the only index that a selection with "offset 0" can use. Then its plan is the same for
 * all words and is kept: planning takes three times as long as finding a few rows. A range has indexes of its own.
 */
const isWordIndexed = ({ words, ranges }: StatementClauses): boolean => words && !ranges;

/**
 * Fetches all matches by the inverted index and sorts them. Returns their number, their counts by `facet` if one is
 * given and the number is exact, and the rows of the page. Suited to few matches.
 */
export function matchStatement(clauses: StatementClauses, facet?: Base): PreparedStatement {
  const write = (parameter: Parameter): string => `
    with ${selectMatched(clauses, facet, clauses.order.column, parameter)}
    select ${pageOfMatched(clauses, facet, parameter)}`;
  return prepareOnce(`match-${nameOf(clauses)}-${facet ?? 'uncounted'}`, write, isWordIndexed(clauses));
}

/** The difference between the sort keys of two grades: more than any rank. */
export const RANK_STEP = 2 ** 32;

/**
 * Like `matchStatement` for several expressions: rows that match an earlier one come before the others. Each row is
 * compared with the expressions one by one, so it is suited to hundreds of rows, not to thousands.
 */
export function rankStatement(clauses: StatementClauses, facet?: Base): PreparedStatement {
  const write = (parameter: Parameter): string => `
    with graded as materialized (
      select value::tsquery as words, (grade - 1) * ${RANK_STEP} as before
      from jsonb_array_elements_text(${parameter('grades')}) with ordinality as given (value, grade)
    ), ${selectMatched(clauses, facet, `rank + (select min(before) from graded where search @@ graded.words)::bigint`, parameter)}
    select ${pageOfMatched(clauses, facet, parameter)}`;
  return prepareOnce(`graded-${nameOf(clauses)}-${facet ?? 'uncounted'}`, write, isWordIndexed(clauses));
}

/** Like `matchStatement`, with rows that hold the words in their names before the others. */
export function nameFirstStatement(clauses: StatementClauses, facet?: Base): PreparedStatement {
  const write = (parameter: Parameter): string => `
    with ${selectMatched(clauses, facet, `rank + case when search @@ ${parameter('names')} then 0 else ${RANK_STEP} end`, parameter)}
    select ${pageOfMatched(clauses, facet, parameter)}`;
  return prepareOnce(`names-${nameOf(clauses)}-${facet ?? 'uncounted'}`, write, isWordIndexed(clauses));
}

/**
 * Looks up the words of a query that are not cached, and in the same statement the rows of its first interpretation if
 * they are few, in order of relevance: see `selectWordsAndInterpretation`. Returns the words, candidates for
 * corrections, the expressions of the interpretation, and its page.
 */
export function initialQueryStatement(
  clauses: StatementClauses,
  facet: Base | undefined,
  isTurkish: boolean,
): PreparedStatement {
  const write = (parameter: Parameter): string => {
    const getParameter = (name: ParameterName): string =>
      name === 'words' ? `(select coalesce(second, first)::tsquery from way)` : parameter(name);
    const key = `rank + case
        when (select second is null from way) or search @@ (select first::tsquery from way) then 0 else ${RANK_STEP}
      end`;
    const { words, guesses, expressions } = selectInitialQueryWords(clauses.searched, parameter);
    const end = textOf(PAGE_PART_SEPARATOR);
    return `
    with ${selectWordsAndInterpretation(clauses.searched, isTurkish, parameter)},
    ${selectMatched(clauses, facet, key, getParameter)}
    select ${words} || ${end} || ${guesses} || ${end} || ${expressions(textOf(ROW_END))} || ${end} || (
      select ${pageOfMatched(clauses, facet, getParameter)}
    )`;
  };
  return prepareOnce(`first-${nameOf(clauses)}-${isTurkish ? 'turkish-' : ''}${facet ?? 'uncounted'}`, write, true);
}

function selectMatched(clauses: StatementClauses, facet: Base | undefined, key: string, parameter: Parameter): string {
  const place = facet === undefined ? '' : `, ${clauses.searched === 'supplier' ? 'categories' : facet} as place`;
  return `matched as materialized (
      select id, ${key} as key${place}
      from ${clauses.searched} ${formatWhere(formatConditions(clauses, parameter))}
    )`;
}

function pageOfMatched(clauses: StatementClauses, facet: Base | undefined, parameter: Parameter): string {
  const { searched, order } = clauses;
  const page = `
      select id, key from matched ${formatWhere(formatCursorCondition(clauses, 'key', parameter))}
      order by ${orderBy(order)} limit ${parameter('limit')} offset ${parameter('offset')}`;
  const counts = facet === undefined ? '' : facetValues(searched, parameter);
  return `${formatAnswer(counts, rowTexts(searched, page, parameter))}
    from (select count(*)::int as total from matched) counted`;
}

/**
 * How many rows a walk may read to keep its plan and to share a turn with other lookups: a few milliseconds at most.
 */
const MAX_SHORT_WALK = 2_000;

/**
 * Finds the rows of a page on a walk over `window` rows in their order, from the first rank that a match can have;
 * returns too few if the window does not fill the page. Suited to many matches. A short walk has its limit in the text:
 * with it, a kept plan uses the index of the order for all words, and only checks the words on the way.
 */
export function walkStatement(
  clauses: StatementClauses,
  base: Base,
  window: number,
  beginsLate: boolean,
): PreparedStatement {
  const { searched, order } = clauses;
  const isShort = window <= MAX_SHORT_WALK;
  const write = (parameter: Parameter): string => {
    const late = beginsLate ? `rank >= ${parameter('firstRank')}` : '';
    const sorted = `
        select id, ${order.column} as key, search, min_order, price_low, price_high${searched === 'product' ? ', currency' : ''}
        from ${searched} ${formatWhere(formatBaseCondition(base, parameter), late, formatCursorCondition(clauses, order.column, parameter))}
        order by ${orderBy(order, order.column)}`;
    const page = `
      select id, key from (
        ${isShort ? `select * from (${sorted} limit ${MAX_SHORT_WALK}) stretch order by ${orderBy(order)}` : sorted}
        limit ${parameter('window')}
      ) walked
      ${formatWhere(formatConditions(clauses, parameter))}
      order by ${orderBy(order)} limit ${parameter('limit')} offset ${parameter('offset')}`;
    return `select ${rowTexts(searched, withNamesBefore(clauses, page, parameter), parameter)}`;
  };
  const name = ['walk', nameOf(clauses), base, beginsLate ? 'late' : '', isShort ? 'short' : ''];
  return prepareOnce(name.filter(Boolean).join('-'), write, isShort, isShort);
}

/**
 * Finds the rows of a page among few matches, by the inverted index: the words are combined with a tier. "offset 0"
 * keeps the planner from walking the rows in their order.
 */
export function tierStatement(clauses: StatementClauses): PreparedStatement {
  const { searched, order } = clauses;
  const write = (parameter: Parameter): string => {
    const page = `
      select id, key from (
        select id, ${order.column} as key from ${searched} ${formatWhere(formatConditions(clauses, parameter))} offset 0
      ) matched ${formatWhere(formatCursorCondition(clauses, 'key', parameter))}
      order by ${orderBy(order)} limit ${parameter('limit')} offset ${parameter('offset')}`;
    return `select ${rowTexts(searched, withNamesBefore(clauses, page, parameter), parameter)}`;
  };
  return prepareOnce(`tier-${nameOf(clauses)}`, write, isWordIndexed(clauses));
}

/**
 * Puts the few rows whose names hold the words before a first page. "offset 0" keeps the planner from walking all rows
 * in rank order to find them.
 */
function withNamesBefore(clauses: StatementClauses, page: string, parameter: Parameter): string {
  if (!clauses.hasNamesBefore) return page;
  const named = formatConditions(clauses, (name) => parameter(name === 'words' ? 'names' : name));
  return `
      select id, key from (
        select id, key from (select id, rank as key from ${clauses.searched} ${formatWhere(named)} offset 0) named
        union all
        select id, key + ${RANK_STEP} from (${page}) others
      ) both_grades
      order by key, id limit ${parameter('limit')}`;
}

/**
 * Reads a category or the whole catalogue in one of its orders; the totals are stored in other tables. `isFirst` means
 * that no row is skipped, which tells a kept plan that it returns few rows.
 */
export function browseStatement(
  clauses: StatementClauses,
  base: Base,
  countsFacets: boolean,
  isFirst: boolean,
): PreparedStatement {
  const { searched, order } = clauses;
  const name = ['browse', nameOf(clauses), base, countsFacets ? 'counted' : '', isFirst ? 'first' : ''];
  return prepareOnce(
    name.filter(Boolean).join('-'),
    (parameter) => {
      const sorted = `
      select id, ${order.column} as key from ${searched}
      ${formatWhere(formatBaseCondition(base, parameter), formatCursorCondition(clauses, order.column, parameter))}
      order by ${orderBy(order, order.column)}`;
      const page = isFirst
        ? `select id, key from (${sorted} limit ${MAX_FIRST_ROWS}) first limit ${parameter('limit')}`
        : `${sorted} limit ${parameter('limit')} offset ${parameter('offset')}`;
      const counts = countsFacets ? selectReadyFacetValues(base, parameter) : '';
      return `
    select ${formatAnswer(counts, rowTexts(searched, page, parameter))}
    from (${selectReadyTotal(searched, base, parameter)}) counted`;
    },
    isFirst,
    isFirst,
  );
}

/** Counts the matching rows of the sample, as text, up to the number that proves the total is large. */
export function sampleStatement(clauses: StatementClauses): PreparedStatement {
  const { searched, words, ranges } = clauses;
  return prepareOnce(
    `sample-${searched}-${words}-${ranges}${getCurrencySuffix(clauses)}`,
    (parameter) => `
    with matched as materialized (select from ${searched} ${formatWhere(IS_SAMPLED, formatConditions(clauses, parameter))})
    select count(*)::text from (select from matched limit ${SAMPLE_PROOF}) met`,
    isWordIndexed(clauses),
  );
}

/** The condition of a query's words, filters and ranges. */
export const formatMatchCondition = (clauses: StatementClauses, parameter: Parameter): string =>
  formatWhere(formatConditions(clauses, parameter));

const formatWhere = (...conditions: readonly string[]): string => {
  const presentConditions = conditions.filter((condition) => condition !== '');
  return presentConditions.length === 0 ? '' : `where ${presentConditions.join(' and ')}`;
};

/** A plan made for one execution drops the condition of a null range; a kept plan checks it for each row. */
function formatConditions(
  { searched, words, ranges, isOtherCurrency }: StatementClauses,
  parameter: Parameter,
): string {
  const found = words ? [`search @@ ${parameter('words')}`] : [];
  if (!ranges) return found.join('');
  const inCurrency = searched === 'product' || isOtherCurrency ? ` and currency = ${parameter('currency')}` : '';
  const [moqMax, priceMin, priceMax] = [parameter('moqMax'), parameter('priceMin'), parameter('priceMax')];
  if (isOtherCurrency) {
    // Suppliers themselves have prices in the default currency only.
    const offer = `select supplier_id from product where price_low > 0${inCurrency} and
      price_high >= coalesce(${priceMin}, 0) and (${priceMax} is null or price_low <= ${priceMax})`;
    const isPriced = `((${priceMin} is null and ${priceMax} is null) or id in (${offer}))`;
    return [...found, `(${moqMax} is null or min_order <= ${moqMax})`, isPriced].join(' and ');
  }
  return [
    ...found,
    `(${moqMax} is null or min_order <= ${moqMax})`,
    `(${priceMin} is null or (price_high >= ${priceMin} and price_low > 0${inCurrency}))`,
    `(${priceMax} is null or (price_low <= ${priceMax} and price_low > 0${inCurrency}))`,
  ].join(' and ');
}

const formatBaseCondition = (base: Base, parameter: Parameter): string =>
  base === 'all' ? '' : `${base} = ${parameter('category')}`;

const formatCursorCondition = ({ order, after }: StatementClauses, column: string, parameter: Parameter): string =>
  after ? `(${column}, id) ${toComparison(order)} (${parameter('afterKey')}, ${parameter('afterId')})` : '';

/**
 * The total, the counts by category if requested and the total is exact, and the rows, in the form that `readFound`
 * parses.
 */
function formatAnswer(facets: string, rows: string): string {
  const end = textOf(PAGE_PART_SEPARATOR);
  const counts = facets === '' ? '' : `coalesce(case when total <= ${MAX_EXACT_TOTAL} then ${facets} end, '') || `;
  return `total || ${end} || ${counts}${end} || coalesce(${rows}, '') as answer`;
}

const textOf = (control: string): string => `chr(${control.charCodeAt(0)})`;

/**
 * The rows of a page with their stored texts, in the form that `readRows` parses. The page is already sorted, and each
 * text is looked up separately: a join would have to be planned, and sorted again.
 */
const rowTexts = (searched: SearchTarget, page: string, parameter: Parameter): string => `(
      select string_agg(key || '.' || id || ' ' || (
        select json from ${searched}_card where ${searched}_id = page.id and lang = ${parameter('cardLang')}
      ), ${textOf(ROW_END)})
      from (${page}) page)`;

function selectReadyTotal(searched: SearchTarget, base: Base, parameter: Parameter): string {
  return base === 'all'
    ? `select found_in as total from lexeme_count where searched = '${searched}' and lexeme = ''`
    : `select product_count as total from category where id = ${parameter('category')}`;
}

const facetValue = (parameter: Parameter): string => `json_build_object(
            'value', category.id,
            'label', coalesce(category.names ->> ${parameter('lang')}, category.names ->> 'en'),
            'count', found.products
          )::text`;

/**
 * Counts of the matches by the categories one level below the requested one. They are few, so each category is looked
 * up separately: "offset 0" keeps the planner from reading all categories for a join.
 */
function facetValues(searched: SearchTarget, parameter: Parameter): string {
  const places =
    searched === 'product'
      ? 'select place, count(*)::int as products from matched group by place'
      : `select single as place, count(*)::int as products from matched cross join unnest(matched.place) single
          where length(single) = ${parameter('codeLength')} and starts_with(single, ${parameter('category')}) group by single`;
  return `(
        select string_agg(${facetValue(parameter)}, ',' order by found.products desc, category.id)
        from (${places}) found
        cross join lateral (select id, names from category where id = found.place offset 0) category)`;
}

/** The same counts for a category without further filters: they are stored with it. */
function selectReadyFacetValues(base: Base, parameter: Parameter): string {
  const parent = base === 'all' ? 'parent_id is null' : `parent_id = ${parameter('category')}`;
  return `(
        select string_agg(${facetValue(parameter)}, ',' order by found.products desc, category.id)
        from category join (
          select id, product_count as products from category where ${parent} and product_count > 0
        ) found on found.id = category.id)`;
}
