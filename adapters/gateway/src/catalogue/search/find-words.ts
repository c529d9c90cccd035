import type { Dictionary } from './dictionary.ts';
import { findGraded, type Task } from './find-graded.ts';
import { findMatches } from './find-matches.ts';
import { findNamesFirst, hasMatchingNames } from './find-names-first.ts';
import type { Frequencies } from './frequencies.ts';
import { runInitialQuery } from './initial-query.ts';
import type { FoundPage } from './page-text.ts';
import { type Condition, hasRange, selectPlan, toExpression, withLexeme } from './plan.ts';
import type { QueryCache } from './query-cache.ts';
import {
  generateInterpretations,
  getKnownTotal,
  getNamesFirstPair,
  isNear,
  limitToTier,
  MIN_ROWS,
  type QueryInterpretation,
} from './query-interpretations.ts';
import { listFilters } from './request-conditions.ts';
import { priceLimits, toParameterValues } from './request-values.ts';
import type { SearchRequest } from './search-request.ts';
import { SORT_ORDERS } from './sort-orders.ts';
import { normalizeText } from './tokens.ts';

/** The dictionary for query interpretations, and their cache. */
export interface Reader {
  readonly dictionary: Dictionary;
  readonly queryCache: QueryCache;
}

/**
 * A query is interpreted by its words against the whole catalogue, not by its filters, so that counts by category match
 * what the category then shows. Only if the filters leave no row, it is interpreted again within them, and then all
 * words must match.
 */
export async function findWords(task: Task, reader: Reader, keyword: string): Promise<FoundPage | undefined> {
  const { request, values } = task;
  const filters = listFilters(request);
  const question = [request.searched, request.lang === 'tr', normalizeText(keyword)].join('|');
  const taking = { keyword, question, mayMiss: true };
  if (filters.length === 0 && !hasRange(request)) return take(task, reader, taking);
  const { interpretation, found } = await takeAsWhole(task, reader, taking);
  if (found !== undefined || interpretation.length === 0) return found;
  const narrowed = [question, toExpression({ words: [], filters }), values.moqMax, priceLimits(values)];
  return take(task, reader, { keyword, question: narrowed.join('|'), mayMiss: false });
}

interface Taking {
  readonly keyword: string;
  /** The cache key of the interpretation. */
  readonly question: string;
  readonly mayMiss: boolean;
}

/** Runs a query with its cached interpretation, in one statement, or finds and caches an interpretation first. */
async function take(task: Task, reader: Reader, taking: Taking): Promise<FoundPage | undefined> {
  const cached = reader.queryCache.get(taking.question);
  if (cached !== undefined) return withNearness(task, cached, await findInterpretation(task, cached));
  const { dictionary, find } = await startQuery(task, reader, taking);
  const tried = await tryInterpretations({ ...task, dictionary }, taking, async (tried) => totalOf(await find(tried)));
  const interpretation = await dropEmptyNames(task, tried);
  reader.queryCache.set(taking.question, interpretation);
  return withNearness(task, interpretation, await find(interpretation));
}

/**
 * Drops the names-first part if no name matches. This is only checked if more rows match than are graded one by one.
 */
async function dropEmptyNames(task: Task, interpretation: QueryInterpretation): Promise<QueryInterpretation> {
  const pair = getNamesFirstPair(interpretation);
  return pair === undefined || (await hasMatchingNames(toWholeTask(task), pair)) ? interpretation : [pair[1]];
}

/** Sets whether the found rows are only near matches: they are not if any row holds all words. */
async function withNearness(
  task: Task,
  interpretation: QueryInterpretation,
  found: FoundPage | undefined,
): Promise<FoundPage | undefined> {
  if (found === undefined) return undefined;
  const whole = interpretation.filter(({ isWhole }) => isWhole);
  const isNarrowed = listFilters(task.request).length > 0 || hasRange(task.request);
  if (!isNarrowed || whole.length === 0 || whole.length === interpretation.length)
    return { ...found, isNear: isNear(interpretation) };
  return { ...found, isNear: totalOf(await findInterpretation({ ...task, ...toFirstRowTask(task) }, whole)) === 0 };
}

/** The same query with the smallest answer that gives the number of rows. */
function toFirstRowTask({ request, values }: Task): Pick<Task, 'request' | 'order' | 'values'> {
  const { after: _after, ...others } = request;
  const small: SearchRequest = { ...others, sort: 'relevance', pageNo: 1, pageSize: 1, facets: false };
  return {
    request: small,
    order: SORT_ORDERS.relevance,
    values: toParameterValues(small, undefined, String(values.cardLang)),
  };
}

/**
 * Runs a filtered query with its interpretation for the whole catalogue. Rows of the whole catalogue are counted only
 * if the filtered rows are too few to decide: enough rows here are enough there.
 */
async function takeAsWhole(
  task: Task,
  reader: Reader,
  taking: Taking,
): Promise<{ readonly interpretation: QueryInterpretation; readonly found: FoundPage | undefined }> {
  const cached = reader.queryCache.get(taking.question);
  if (cached !== undefined)
    return { interpretation: cached, found: await withNearness(task, cached, await findInterpretation(task, cached)) };
  const { dictionary, find } = await startQuery(task, reader, taking);
  const whole = toWholeTask(task);
  const best = await tryInterpretations({ ...task, dictionary }, taking, async (tried, isFirst) => {
    const sure = isFirst ? getKnownTotal(tried) : undefined;
    if (sure !== undefined) return sure;
    const here = totalOf(await find(tried));
    return here >= MIN_ROWS ? here : totalOf(await findInterpretation(whole, tried));
  });
  const interpretation = await dropEmptyNames(task, best);
  reader.queryCache.set(taking.question, interpretation);
  return { interpretation, found: await withNearness(task, interpretation, await find(interpretation)) };
}

const totalOf = (found: FoundPage | undefined): number => found?.total ?? 0;

type Find = (interpretation: QueryInterpretation) => Promise<FoundPage | undefined>;

interface StartedQuery {
  readonly dictionary: Dictionary;
  /** Runs the query with an interpretation; each interpretation runs once. */
  readonly find: Find;
}

/** Starts a query whose interpretation is not cached. */
async function startQuery(task: Task, { dictionary }: Reader, { keyword }: Taking): Promise<StartedQuery> {
  const look = await runInitialQuery(task, dictionary, keyword);
  const cache = new Map<string, Promise<FoundPage | undefined>>();
  const find: Find = (interpretation) => {
    const expressions = toExpressions(task.request, interpretation);
    const name = expressions.join('|');
    const found = cache.get(name) ?? look.of(expressions) ?? findInterpretation(task, interpretation);
    cache.set(name, found);
    return found;
  };
  return { dictionary: look.dictionary, find };
}

interface Trying {
  readonly request: SearchRequest;
  readonly frequencies: Frequencies;
  readonly dictionary: Dictionary;
}

/**
 * The first interpretation that finds enough rows, or else all that find any, combined. `totalOf` returns how many rows
 * an interpretation finds, as far as that decides what to try next; `isFirst` is true while no earlier one found any.
 */
async function tryInterpretations(
  { request, frequencies, dictionary }: Trying,
  { keyword, mayMiss }: Taking,
  totalOf: (interpretation: QueryInterpretation, isFirst: boolean) => Promise<number>,
): Promise<QueryInterpretation> {
  let [best, most]: [QueryInterpretation, number] = [[], 0];
  for await (const next of generateInterpretations(dictionary, { ...request, keyword, mayMiss }, () => most > 0)) {
    if (next.every((one) => one.most <= most)) continue;
    const among = [...best, ...next];
    const isFew = among.length === 1 || getNamesFirstPair(among) !== undefined;
    const interpretation = isFew ? among : among.map((one) => limitToTier(one, request.searched, frequencies));
    const total = await totalOf(interpretation, most === 0);
    if (total <= most) continue;
    [best, most] = [interpretation.map((one) => ({ ...one, most: Math.min(one.most, total) })), total];
    if (total >= MIN_ROWS) break;
  }
  return best;
}

/** The same query on the whole catalogue, with the smallest answer that gives the number of rows. */
function toWholeTask({ engine, request, frequencies, values }: Task): Task {
  const { searched, lang } = request;
  const whole: SearchRequest = { searched, lang, sort: 'relevance', pageNo: 1, pageSize: 1, facets: false };
  const order = SORT_ORDERS.relevance;
  return {
    engine,
    request: whole,
    order,
    frequencies,
    values: toParameterValues(whole, undefined, String(values.cardLang)),
  };
}

const toExpressions = (request: SearchRequest, interpretation: QueryInterpretation): readonly string[] =>
  interpretation.map(({ words, tier }) => {
    const expression = toExpression({ words, filters: listFilters(request) });
    return tier === undefined ? `${expression}` : withLexeme(expression, tier);
  });

async function findInterpretation(task: Task, interpretation: QueryInterpretation): Promise<FoundPage | undefined> {
  const { engine, request, order, frequencies, values } = task;
  const [only, ...more] = interpretation;
  if (only === undefined) return undefined;
  const pair = getNamesFirstPair(interpretation);
  if (pair !== undefined) return findNamesFirst(task, pair);
  if (more.length > 0) return findGraded(task, toExpressions(request, interpretation));
  const condition: Condition = { words: only.words, filters: listFilters(request) };
  const plan = selectPlan(request, condition, frequencies);
  return findMatches(engine, request, order, plan, { ...values, words: toExpression(condition) });
}
