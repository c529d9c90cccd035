import type { CountCache, MatchCount } from './count-cache.ts';
import { SAMPLE_OF, SAMPLE_PROOF } from './count-sampling.ts';
import type { ParameterValues, PreparedStatement } from './parameters.ts';
import type { Expectation } from './plan.ts';
import { MAX_EXACT_TOTAL } from './search-request.ts';
import { type StatementClauses, sampleStatement } from './statements.ts';

/** Lower estimates, relative to the limit of exact totals, are not worth a query of the sample. */
const MIN_ESTIMATE_RATIO = 1.2;

export interface Engine {
  readonly ask: (prepared: PreparedStatement, values: ParameterValues) => Promise<string | null>;
  readonly counts: CountCache;
}

/**
 * Estimates how many rows match, if that is beyond the limit of exact totals; undefined if the rows should be fetched
 * and counted instead. Frequencies alone prove nothing, since words may be frequent but rarely occur together; the
 * sample proves it.
 */
export async function countBySample(
  { ask, counts }: Engine,
  clauses: StatementClauses,
  { only, expected }: Expectation,
  question: string,
  values: ParameterValues,
): Promise<MatchCount | undefined> {
  if (only) return { total: expected, facets: null };
  if (expected < MAX_EXACT_TOTAL * MIN_ESTIMATE_RATIO) return undefined;
  const sampled = Number(await ask(sampleStatement(clauses), values));
  if (sampled < SAMPLE_PROOF) return undefined;
  const counted = { total: sampled * SAMPLE_OF, facets: null };
  counts.set(question, counted);
  return counted;
}
