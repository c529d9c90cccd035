import { countBySample, type Engine } from './count-by-sample.ts';
import type { Counted } from './kept-counts.ts';
import type { Order } from './orders.ts';
import { type Found, type FoundRows, readFound, readRows } from './page-text.ts';
import type { ParameterValues } from './parameters.ts';
import { type EarlyPlan, isWorthwhile, type Plan, wider, withLexeme } from './plan.ts';
import { askedOf, facetBase } from './request-conditions.ts';
import { priceLimits } from './request-values.ts';
import { EXACT_TOTAL, type SearchRequest } from './search-request.ts';
import { type Asked, matchStatement, tierStatement, walkStatement } from './statements.ts';

/** What many rows have is met early, once it is known how many; the rest, and where too few were met, is matched. */
export async function findMatches(
  engine: Engine,
  request: SearchRequest,
  order: Order,
  plan: Plan,
  values: ParameterValues,
): Promise<Found | undefined> {
  const { ask, counts } = engine;
  const asked = askedOf(request, order, values);
  const question = questionOf(request, values);
  const lang = request.facets ? request.lang : undefined;
  const isEarly = plan.way !== 'match';
  const counted =
    counts.of(question, lang) ?? (isEarly ? await countBySample(engine, asked, plan, question, values) : undefined);
  if (counted?.total === 0) return undefined;
  if (isEarly && counted !== undefined && isMetEarly(request, plan, counted)) {
    const total = counted.total > EXACT_TOTAL ? Math.max(counted.total, plan.expected) : counted.total;
    const rows = await askEarly(engine, asked, plan, values, total);
    if (rows.length > request.pageSize) return { ...counted, rows, values };
  }
  const statement = matchStatement(asked, request.facets ? facetBase(request) : undefined);
  const matched = found(await ask(statement, values), values);
  counts.keep(question, matched ?? NOTHING, lang);
  return matched;
}

/** What counts are kept under. */
export const questionOf = ({ searched }: SearchRequest, values: ParameterValues): string =>
  [searched, values.words, values.moqMax, priceLimits(values)].join('|');

/** Whether a page can be met early: not where counts by category are still to be shown. */
export function isMetEarly({ facets }: SearchRequest, plan: EarlyPlan, { total, facets: counts }: Counted): boolean {
  if (total > EXACT_TOTAL) return true;
  return !(facets && counts === null) && isWorthwhile(plan, total);
}

/** The rows of a page on a walk or in a tier; further on where too few were met, as long as that is less than all of them. */
export async function askEarly(
  engine: Engine,
  asked: Asked,
  plan: EarlyPlan,
  values: ParameterValues,
  total: number,
): Promise<FoundRows> {
  const wanted = Number(values.limit);
  for (let way: EarlyPlan | undefined = plan; way !== undefined; way = wider(way, total)) {
    const rows = readRows(await askOnce(engine, asked, way, values));
    if (rows.length >= wanted) return rows;
  }
  return [];
}

function askOnce({ ask }: Engine, asked: Asked, plan: EarlyPlan, values: ParameterValues): Promise<string | null> {
  if (plan.way === 'walk') {
    const { base, window, firstRank } = plan;
    return ask(walkStatement(asked, base, window, firstRank !== undefined), {
      ...values,
      window,
      firstRank: firstRank ?? null,
    });
  }
  const words = withLexeme(values.words, plan.lexeme);
  return ask(tierStatement({ ...asked, words: true }), { ...values, words });
}

/** What a statement answered, where it is anything. */
export function found(answer: string | null, values: ParameterValues): Found | undefined {
  const read = answer === null ? undefined : readFound(answer);
  return read === undefined || read.total === 0 ? undefined : { ...read, values };
}

export const NOTHING: Found = { total: 0, facets: '', rows: [] };
