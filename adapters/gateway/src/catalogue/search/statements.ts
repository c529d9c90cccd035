import { IS_SAMPLED, SAMPLE_PROOF } from './count-sampling.ts';
import { selectInitialQueryWords, selectWordsAndInterpretation } from './initial-query-words.ts';
import { ROW_END, SECTION_END } from './page-text.ts';
import { type ParameterName, type PreparedStatement, prepare } from './parameters.ts';
import { MAX_EXACT_TOTAL, type SearchTarget } from './search-request.ts';
import { orderBy, type SortOrder, toComparison } from './sort-orders.ts';

type Parameter = (name: ParameterName) => string;
/** The index a walk follows: a category's rows in rank order, or all rows in any order. */
export type Base = 'all' | 'category_1' | 'category_2' | 'category_3';

/** What a statement is written for. What is not asked for does not stand in it: planning takes as long as running. */
export interface StatementClauses {
  readonly searched: SearchTarget;
  readonly order: SortOrder;
  /** Whether words or filters are given. */
  readonly words: boolean;
  /** Whether a range of prices or orders is given. */
  readonly ranges: boolean;
  /** Whether suppliers are limited by prices in another currency than the one that theirs are kept in. */
  readonly isOtherCurrency?: boolean;
  /** Whether the page begins after a cursor. */
  readonly after: boolean;
  /** Whether the few rows that hold the words in their names come first; the words leave those out then. */
  readonly hasNamesBefore?: boolean;
}

/** As many rows as the first page of a plan that is kept may ask for, and the one that tells of a next page. */
export const MAX_FIRST_ROWS = 41;

const cache = new Map<string, PreparedStatement>();

/** Statements are written once each; their names are the same on every connection. */
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

/** Parts the names of statements that look for prices elsewhere. */
export const getCurrencySuffix = ({ isOtherCurrency }: Pick<StatementClauses, 'isOtherCurrency'>): string =>
  isOtherCurrency ? '2' : '';

/**
 * Whether a selection fenced off from any order has the inverted index alone to follow. Then its plan is the same for all
 * words and is kept: planning takes three times as long as finding what few rows hold. A range has indexes of its own.
 */
const isWordIndexed = ({ words, ranges }: StatementClauses): boolean => words && !ranges;

/**
 * All that match, by the inverted index, then sorted: their number, their counts by `facet` where one is given and the
 * number is exact, and the rows of the page. Good for what few rows have.
 */
export function matchStatement(clauses: StatementClauses, facet?: Base): PreparedStatement {
  const write = (parameter: Parameter): string => `
    with ${selectMatched(clauses, facet, clauses.order.column, parameter)}
    select ${pageOfMatched(clauses, facet, parameter)}`;
  return prepareOnce(`match-${nameOf(clauses)}-${facet ?? 'uncounted'}`, write, isWordIndexed(clauses));
}

/** Between the keys of two grades: more than any rank. */
export const RANK_STEP = 2 ** 32;

/**
 * The same of rows that match any of several expressions, those of the first before all others. Each row is held against them
 * one by one, so that it is good for hundreds of rows, not for thousands.
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

/** The same of rows that hold words, those that hold them in their names before the others. */
export function nameFirstStatement(clauses: StatementClauses, facet?: Base): PreparedStatement {
  const write = (parameter: Parameter): string => `
    with ${selectMatched(clauses, facet, `rank + case when search @@ ${parameter('names')} then 0 else ${RANK_STEP} end`, parameter)}
    select ${pageOfMatched(clauses, facet, parameter)}`;
  return prepareOnce(`names-${nameOf(clauses)}-${facet ?? 'uncounted'}`, write, isWordIndexed(clauses));
}

/**
 * All that is to be known of a question's words when they are asked for first, and in the same statement the rows of its
 * first way where they are few, in order of relevance: see `wordsAndWay`. It answers the words, what may have been meant by
 * them, the expressions of the way, and its page.
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
    const end = textOf(SECTION_END);
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

/** As many rows as a walk may pass whose plan is kept and whose turn is shared: some milliseconds at most. */
const MAX_SHORT_WALK = 2_000;

/**
 * The rows of the page, met on a walk of `window` rows in their order, from the first rank that any of them may have; too few
 * where the stretch did not fill the page. Good for what many rows have. The bound of a short walk stands in its text: by it a
 * plan that is kept follows the order's index for all words, which are only looked at along the way.
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
 * The rows of the page among few that match, by the inverted index: a tier is asked for beside the words. "offset 0" keeps
 * the planner from walking the rows in their order.
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
 * A first page, behind the few rows whose names hold the words. "offset 0" keeps the planner from walking all rows in rank order
 * to find those.
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
 * A category or the whole catalogue in one of its orders; the totals stand ready in other tables. `isFirst` says that no
 * row is skipped, by which a kept plan knows how few rows it is for.
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

/** How many rows of the sample match, as text; no more are looked for than prove what is to be proved. */
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

/** The condition of a question's words, filters and ranges. */
export const formatMatchCondition = (clauses: StatementClauses, parameter: Parameter): string =>
  formatWhere(formatConditions(clauses, parameter));

const formatWhere = (...conditions: readonly string[]): string => {
  const clauses = conditions.filter((condition) => condition !== '');
  return clauses.length === 0 ? '' : `where ${clauses.join(' and ')}`;
};

/** A plan made for one execution drops the condition of a range that is null; one that is kept holds it against each row. */
function formatConditions(
  { searched, words, ranges, isOtherCurrency }: StatementClauses,
  parameter: Parameter,
): string {
  const found = words ? [`search @@ ${parameter('words')}`] : [];
  if (!ranges) return found.join('');
  const inCurrency = searched === 'product' || isOtherCurrency ? ` and currency = ${parameter('currency')}` : '';
  const [moqMax, priceMin, priceMax] = [parameter('moqMax'), parameter('priceMin'), parameter('priceMax')];
  if (isOtherCurrency) {
    // Suppliers themselves have prices in the default currency alone.
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

/** The total, the counts by category where they are asked for and the total is exact, and the rows, as `readFound` reads them. */
function formatAnswer(facets: string, rows: string): string {
  const end = textOf(SECTION_END);
  const counts = facets === '' ? '' : `coalesce(case when total <= ${MAX_EXACT_TOTAL} then ${facets} end, '') || `;
  return `total || ${end} || ${counts}${end} || coalesce(${rows}, '') as answer`;
}

const textOf = (control: string): string => `chr(${control.charCodeAt(0)})`;

/**
 * The rows of a page with their ready texts, as `readRows` reads them. The page is sorted already, and each text is looked
 * up by itself: a join would have to be planned, and sorted again.
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
 * Counts of what matched, by the categories one level below the present one. They are few, so each is looked up by itself:
 * "offset 0" keeps the planner from reading all categories beside them.
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

/** The same counts where nothing narrows a category: they are kept with it. */
function selectReadyFacetValues(base: Base, parameter: Parameter): string {
  const parent = base === 'all' ? 'parent_id is null' : `parent_id = ${parameter('category')}`;
  return `(
        select string_agg(${facetValue(parameter)}, ',' order by found.products desc, category.id)
        from category join (
          select id, product_count as products from category where ${parent} and product_count > 0
        ) found on found.id = category.id)`;
}
