import { countBySample, type Engine } from './count-by-sample.ts';
import type { MatchCount } from './count-cache.ts';
import { type FoundPage, type FoundRows, readFound, readRows } from './page-text.ts';
import type { ParameterValues } from './parameters.ts';
import { type EarlyPlan, expandPlan, isWorthwhile, type Plan, withLexeme } from './plan.ts';
import { facetBase, toClauses } from './request-conditions.ts';
import { priceLimits } from './request-values.ts';
import { MAX_EXACT_TOTAL, type SearchRequest } from './search-request.ts';
import type { SortOrder } from './sort-orders.ts';
import { matchStatement, type StatementClauses, tierStatement, walkStatement } from './statements.ts';

/** What many rows have is met early, once it is known how many; the rest, and where too few were met, is matched. */
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

/** What counts are kept under. */
export const questionOf = ({ searched }: SearchRequest, values: ParameterValues): string =>
  [searched, values.words, values.moqMax, priceLimits(values)].join('|');

/** Whether a page can be met early: not where counts by category are still to be shown. */
export function isMetEarly({ facets }: SearchRequest, plan: EarlyPlan, { total, facets: counts }: MatchCount): boolean {
  if (total > MAX_EXACT_TOTAL) return true;
  return !(facets && counts === null) && isWorthwhile(plan, total);
}

/** The rows of a page on a walk or in a tier; further on where too few were met, as long as that is less than all of them. */
export async function askEarly(
  engine: Engine,
  clauses: StatementClauses,
  plan: EarlyPlan,
  values: ParameterValues,
  total: number,
): Promise<FoundRows> {
  const wanted = Number(values.limit);
  for (let way: EarlyPlan | undefined = plan; way !== undefined; way = expandPlan(way, total)) {
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

/** What a statement answered, where it is anything. */
export function readMatches(answer: string | null, values: ParameterValues): FoundPage | undefined {
  const read = answer === null ? undefined : readFound(answer);
  return read === undefined || read.total === 0 ? undefined : { ...read, values };
}

export const NO_MATCHES: FoundPage = { total: 0, facets: '', rows: [] };
