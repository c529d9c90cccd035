import type { LRUCache } from 'lru-cache';
import type { ParameterValues, Prepared } from './parameters.ts';
import { type Expectation, withLexeme } from './plan.ts';
import { SAMPLE_LEXEME, SAMPLE_OF, SAMPLE_PROOF } from './sample.ts';
import { EXACT_TOTAL } from './search.ts';
import { type Asked, countStatement } from './statements.ts';

/** Estimates below this multiple of what they should reach are not worth asking for it. */
const SAFETY = 1.2;

export interface Engine {
  readonly ask: (prepared: Prepared, values: ParameterValues) => Promise<string | null>;
  /** Counted matches by expression and ranges. */
  readonly totals: LRUCache<string, number>;
}

/**
 * How many match: exactly up to the reach of exact totals, above it at least that they are more; undefined where that is
 * best learnt by matching. Counting reads all entries of the words, so what should be far above is looked for in the
 * sample first.
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
  const count = async (words: string | null): Promise<number> =>
    Number(await ask(countStatement({ ...asked, words: words !== null }), { ...values, words }));
  const isProvable = expected > SAMPLE_OF * SAMPLE_PROOF * SAFETY;
  const sampled = isProvable ? await count(withLexeme(values.words, SAMPLE_LEXEME)) : 0;
  const total = sampled < SAMPLE_PROOF ? await count(values.words) : sampled * SAMPLE_OF;
  totals.set(key, total);
  return total;
}
