import { countBySample, type Engine } from './count-by-sample.ts';
import type { MatchCount } from './count-cache.ts';
import { type FoundPage, type FoundRows, readFound, readRows } from './page-text.ts';
import type { ParameterValues } from './parameters.ts';
import { completePlan, type EarlyPlan, isWorthwhile, type Plan, withLexeme } from './plan.ts';
import { facetBase, toClauses } from './request-conditions.ts';
import { priceLimits } from './request-values.ts';
import { MAX_EXACT_TOTAL, type SearchRequest } from './search-request.ts';
import type { SortOrder } from './sort-orders.ts';
import { matchStatement, type StatementClauses, tierStatement, walkStatement } from './statements.ts';

/**
 * If many rows match, finds a page early, on a walk or in a tier, once the count is known. If few match, or the early
 * way finds too few, it fetches all matches.
 */
export async function findMatches(
  engine: Engine,
  request: SearchRequest,
  order: SortOrder,
  plan: Plan,
  values: ParameterValues,
): Promise<FoundPage | undefined> {
  const { ask, counts } = engine;
  const clauses = toClauses(request, order, values);
  const question = questionOf(request, values);
  const lang = request.facets ? request.lang : undefined;
  const isEarly = plan.way !== 'match';
  const counted =
    counts.get(question, lang) ?? (isEarly ? await countBySample(engine, clauses, plan, question, values) : undefined);
  if (counted?.total === 0) return undefined;
  if (isEarly && counted !== undefined && isMetEarly(request, plan, counted)) {
    const total = counted.total > MAX_EXACT_TOTAL ? Math.max(counted.total, plan.expected) : counted.total;
    const rows = await askEarly(engine, clauses, plan, values, total);
    if (rows.length > request.pageSize) return { ...counted, rows, values };
  }
  const statement = matchStatement(clauses, request.facets ? facetBase(request) : undefined);
  const matched = readMatches(await ask(statement, values), values);
  counts.set(question, matched ?? NO_MATCHES, lang);
  return matched;
}

/** The cache key of counts. */
export const questionOf = ({ searched }: SearchRequest, values: ParameterValues): string =>
  [searched, values.words, values.moqMax, priceLimits(values)].join('|');

/** Whether to find a page early: not if counts by category have to be computed. */
export function isMetEarly({ facets }: SearchRequest, plan: EarlyPlan, { total, facets: counts }: MatchCount): boolean {
  if (total > MAX_EXACT_TOTAL) return true;
  return !(facets && counts === null) && isWorthwhile(plan, total);
}

/**
 * The rows of a page on a walk or in a tier; if they are too few, the plan is extended as long as that is cheaper than
 * fetching all matches.
 */
export async function askEarly(
  engine: Engine,
  clauses: StatementClauses,
  plan: EarlyPlan,
  values: ParameterValues,
  total: number,
): Promise<FoundRows> {
  const wanted = Number(values.limit);
  for (let way: EarlyPlan | undefined = plan; way !== undefined; way = completePlan(way, total)) {
    const rows = readRows(await askOnce(engine, clauses, way, values));
    if (rows.length >= wanted) return rows;
  }
  return [];
}

function askOnce(
  { ask }: Engine,
  clauses: StatementClauses,
  plan: EarlyPlan,
  values: ParameterValues,
): Promise<string | null> {
  if (plan.way === 'walk') {
    const { base, window, firstRank } = plan;
    return ask(walkStatement(clauses, base, window, firstRank !== undefined), {
      ...values,
      window,
      firstRank: firstRank ?? null,
    });
  }
  const words = withLexeme(values.words, plan.lexeme);
  return ask(tierStatement({ ...clauses, words: true }), { ...values, words });
}

/** Parses the answer of a statement; undefined if nothing matched. */
export function readMatches(answer: string | null, values: ParameterValues): FoundPage | undefined {
  const read = answer === null ? undefined : readFound(answer);
  return read === undefined || read.total === 0 ? undefined : { ...read, values };
}

export const NO_MATCHES: FoundPage = { total: 0, facets: '', rows: [] };
