import type { Counted, KeptCounts } from './kept-counts.ts';
import type { ParameterValues, Prepared } from './parameters.ts';
import type { Expectation } from './plan.ts';
import { SAMPLE_OF, SAMPLE_PROOF } from './sample.ts';
import { EXACT_TOTAL } from './search-request.ts';
import { type Asked, sampleStatement } from './statements.ts';

/** Estimates below this multiple of the exact reach are not worth a look into the sample. */
const SAFETY = 1.2;

export interface Engine {
  readonly ask: (prepared: Prepared, values: ParameterValues) => Promise<string | null>;
  readonly counts: KeptCounts;
}

/**
 * How many match, where that is more than the reach of exact totals; undefined where it is best learnt by matching.
 * Frequencies alone prove nothing, since words may be frequent apart and seldom together: the sample does.
 */
export async function countBySample(
  { ask, counts }: Engine,
  asked: Asked,
  { only, expected }: Expectation,
  question: string,
  values: ParameterValues,
): Promise<Counted | undefined> {
  if (only) return { total: expected, facets: null };
  if (expected < EXACT_TOTAL * SAFETY) return undefined;
  const sampled = Number(await ask(sampleStatement(asked), values));
  if (sampled < SAMPLE_PROOF) return undefined;
  const counted = { total: sampled * SAMPLE_OF, facets: null };
  counts.keep(question, counted);
  return counted;
}
