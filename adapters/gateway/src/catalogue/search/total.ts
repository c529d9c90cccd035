import type { LRUCache } from 'lru-cache';
import type { ParameterValues, Prepared } from './parameters.ts';
import type { Expectation } from './plan.ts';
import { SAMPLE_OF, SAMPLE_PROOF } from './sample.ts';
import { EXACT_TOTAL } from './search.ts';
import { type Asked, sampleStatement } from './statements.ts';

/** Estimates below this multiple of the exact reach are not worth a look into the sample. */
const SAFETY = 1.2;

export interface Engine {
  readonly ask: (prepared: Prepared, values: ParameterValues) => Promise<string | null>;
  /** Counted matches by expression and ranges. */
  readonly totals: LRUCache<string, number>;
}

/**
 * How many match, where that is more than the reach of exact totals; undefined where it is best learnt by matching.
 * Frequencies alone prove nothing, since words may be frequent apart and seldom together: the sample does.
 */
export async function totalOf(
  { ask, totals }: Engine,
  asked: Asked,
  { only, expected }: Expectation,
  key: string,
  values: ParameterValues,
): Promise<number | undefined> {
  if (only) return expected;
  if (expected < EXACT_TOTAL * SAFETY) return undefined;
  const sampled = Number(await ask(sampleStatement(asked), values));
  if (sampled < SAMPLE_PROOF) return undefined;
  totals.set(key, sampled * SAMPLE_OF);
  return sampled * SAMPLE_OF;
}
