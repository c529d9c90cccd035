import { countBySample } from './count-by-sample.ts';
import type { MatchCount } from './count-cache.ts';
import type { Task } from './find-graded.ts';
import { askEarly, findMatches, isMetEarly, NO_MATCHES, questionOf, readMatches } from './find-matches.ts';
import type { FoundPage, FoundRows } from './page-text.ts';
import type { ParameterValues } from './parameters.ts';
import { type Condition, selectPlan, toExpression } from './plan.ts';
import type { Alternative } from './query-interpretations.ts';
import { facetBase, listFilters, toClauses } from './request-conditions.ts';
import { MAX_EXACT_TOTAL } from './search-request.ts';
import { matchStatement, nameFirstStatement, RANK_STEP } from './statements.ts';

type Pair = readonly [name: Alternative, anywhere: Alternative];

/**
 * Finds rows whose names hold the words, then the other rows that hold them, and counts them all. If few rows match,
 * one statement fetches and grades them. If many match, the page is found early among the names while there are any,
 * then among the others.
 */
export async function findNamesFirst(task: Task, [name, anywhere]: Pair): Promise<FoundPage | undefined> {
  const { engine, request, order, values, frequencies } = task;
  const filters = listFilters(request);
  const [inNames, all]: readonly [Condition, Condition] = [
    { words: name.words, filters },
    { words: anywhere.words, filters },
  ];
  const given: ParameterValues = { ...values, words: toExpression(all) };
  const clauses = toClauses(request, order, given);
  if (order.sort !== 'relevance') {
    return findMatches(engine, request, order, selectPlan(request, all, frequencies), given);
  }
  const question = questionOf(request, given);
  const lang = request.facets ? request.lang : undefined;
  const counted = engine.counts.get(question, lang) ?? (await countMany(task, all, question, given));
  if (counted?.total === 0) return undefined;
  const names = toExpression(inNames);
  const nameQuestion = questionOf(request, { ...values, words: names });
  if (counted !== undefined && canMeet(task, all, counted, engine.counts.get(nameQuestion)?.total)) {
    return pageOf(task, inNames, all, counted, given);
  }
  const nameValues = { ...given, names };
  const statement = nameFirstStatement(clauses, request.facets ? facetBase(request) : undefined);
  const matched = readMatches(await engine.ask(statement, nameValues), nameValues);
  engine.counts.set(question, matched ?? NO_MATCHES, lang);
  const inNamesTotal = countNames(matched ?? NO_MATCHES, given);
  if (inNamesTotal !== undefined) engine.counts.set(nameQuestion, { total: inNamesTotal, facets: null });
  return matched;
}

/** How many rows hold the words, if frequencies and a sample show that they are many; otherwise undefined. */
async function countMany(
  { engine, request, order, frequencies }: Task,
  all: Condition,
  question: string,
  given: ParameterValues,
): Promise<MatchCount | undefined> {
  const plan = selectPlan(request, all, frequencies);
  return plan.way === 'match'
    ? undefined
    : countBySample(engine, toClauses(request, order, given), plan, question, given);
}

/**
 * Whether a page can be found early, without fetching and sorting all rows again: always if there are many rows; if
 * there are few, when everything else about them is known and either names can fill the page or it is found early in
 * any case.
 */
function canMeet(
  { request, values, frequencies }: Task,
  all: Condition,
  counted: MatchCount,
  inNames: number | undefined,
): boolean {
  if (counted.total > MAX_EXACT_TOTAL) return true;
  if (request.facets && counted.facets === null) return false;
  if ((inNames ?? counted.total) >= Number(values.offset) + Number(values.limit)) return true;
  const plan = selectPlan(request, all, frequencies);
  return plan.way !== 'match' && isMetEarly(request, plan, counted);
}

/** How many names hold the words, if this page shows it, because the names end on it. */
function countNames({ rows, total }: FoundPage, { offset, limit, afterKey }: ParameterValues): number | undefined {
  if (afterKey !== null) return undefined;
  const names = rows.filter((row) => Number.parseInt(row, 10) < RANK_STEP).length;
  const isEnd = names < rows.length || total <= Number(offset) + Number(limit);
  return isEnd && (names > 0 || Number(offset) === 0) ? Number(offset) + names : undefined;
}

/**
 * Whether any name holds the words. If few rows match, it returns true without a check, because all of them are fetched
 * in any case.
 */
export async function hasMatchingNames(
  { engine, request, order, values, frequencies }: Task,
  pair: Pair,
): Promise<boolean> {
  const [name, anywhere] = pair;
  if (anywhere.most <= MAX_EXACT_TOTAL || name.words.length === 1) return true;
  const condition: Condition = { words: name.words, filters: [] };
  const plan = selectPlan(request, condition, frequencies);
  return (await findMatches(engine, request, order, plan, { ...values, words: toExpression(condition) })) !== undefined;
}

/** A page of many rows: rows by name if they fill it, and else the other rows after them. */
async function pageOf(
  task: Task,
  inNames: Condition,
  all: Condition,
  counted: MatchCount,
  given: ParameterValues,
): Promise<FoundPage> {
  const { values } = task;
  const [limit, offset] = [Number(values.limit), Number(values.offset)];
  const after = values.afterKey === null ? null : Number(values.afterKey);
  const isAfterNames = after !== null && after >= RANK_STEP;
  const ofNames: ParameterValues = { ...values, words: toExpression(inNames) };
  const inNamesTotal = task.engine.counts.get(questionOf(task.request, ofNames))?.total;
  const hasNames = inNamesTotal !== 0;
  const otherWords = hasNames ? `${given.words} & !(${ofNames.words})` : given.words;
  if (hasNames && inNamesTotal !== undefined && inNamesTotal < limit && offset === 0 && after === null) {
    const rows = await findFirstRows(task, all, { ...values, words: otherWords, names: ofNames.words });
    if (rows.length > 0) return { ...counted, rows, values: given };
  }
  const names = isAfterNames || !hasNames ? NO_ROWS : await findRows(task, inNames, ofNames);
  if (names.rows.length >= limit) return { ...counted, rows: names.rows, values: given };
  const others = await findRows(task, all, {
    ...values,
    words: otherWords,
    limit: limit - names.rows.length,
    offset: names.rows.length > 0 ? 0 : Math.max(0, offset - names.total),
    afterKey: isAfterNames ? after - RANK_STEP : null,
    afterId: isAfterNames ? values.afterId : null,
  });
  return { ...counted, rows: [...names.rows, ...others.rows.map(rankAfterNames)], values: given };
}

/**
 * A first page whose names are known to fill only a part of it, in one statement; empty if it cannot be found early.
 */
async function findFirstRows(
  { engine, request, order, frequencies }: Task,
  all: Condition,
  given: ParameterValues,
): Promise<FoundRows> {
  const plan = selectPlan(request, all, frequencies);
  if (plan.way === 'match') return [];
  return askEarly(engine, { ...toClauses(request, order, given), hasNamesBefore: true }, plan, given, plan.expected);
}

interface Rows {
  readonly rows: FoundRows;
  /** The total, if it had to be counted. */
  readonly total: number;
}

const NO_ROWS: Rows = { rows: [], total: 0 };

/** The rows of a page by the plan of a condition; the given words may narrow it further. */
async function findRows(task: Task, condition: Condition, given: ParameterValues): Promise<Rows> {
  const { engine, request, order, frequencies } = task;
  const clauses = toClauses(request, order, given);
  const plan = selectPlan(request, condition, frequencies);
  if (plan.way !== 'match') {
    const rows = await askEarly(engine, clauses, plan, given, plan.expected);
    if (rows.length > 0) return { rows, total: rows.length };
  }
  const matched = readMatches(await engine.ask(matchStatement(clauses), given), given) ?? NO_MATCHES;
  engine.counts.set(questionOf(request, given), matched);
  return matched;
}

/** The sort key of a row in the second grade, as `nameFirstStatement` computes it. */
function rankAfterNames(row: string): string {
  const end = row.indexOf('.');
  return `${Number(row.slice(0, end)) + RANK_STEP}${row.slice(end)}`;
}
