import { LRUCache } from 'lru-cache';
import { watchCache } from '../../operations/gauges.ts';
import type { QueryInterpretation } from './query-interpretations.ts';

/** Cache of recent query interpretations, so that a repeated query does not try all of them again. */
export interface QueryCache {
  get(question: string): QueryInterpretation | undefined;
  set(question: string, interpretation: QueryInterpretation): void;
}

/**
 * Maximum age while catalogue changes are reported, in milliseconds. A change then drops all entries, so this is only a
 * safety limit.
 */
const CACHE_TTL_MS = 10 * 60_000;
/**
 * Maximum age while changes are not reported, in milliseconds, the same as for counts. New words of the catalogue are
 * still found at once, but under fewer interpretations.
 */
const CACHE_SHORT_TTL_MS = 30_000;
const MAX_QUESTIONS = 5_000;

/** `stateOf` returns the version of the catalogue; interpretations for another version are dropped. */
export function createQueryCache(
  stateOf: () => string | undefined = () => undefined,
  now: () => number = () => performance.now(),
): QueryCache {
  const interpretations = new LRUCache<string, QueryInterpretation>({
    max: MAX_QUESTIONS,
    ttl: CACHE_TTL_MS,
    ttlResolution: 0,
    perf: { now },
  });
  watchCache('searchReadings', () => ({ entries: interpretations.size }));
  let state = stateOf();
  const forgetOld = (): void => {
    const present = stateOf();
    if (present !== state) interpretations.clear();
    state = present;
  };
  return {
    get: (question) => {
      forgetOld();
      return interpretations.get(question);
    },
    set: (question, interpretation) => {
      // While changes are not reported, an interpretation that found nothing is not cached, so that new rows are found
      // at once.
      if (state !== undefined) interpretations.set(question, interpretation);
      else if (interpretation.length > 0) interpretations.set(question, interpretation, { ttl: CACHE_SHORT_TTL_MS });
    },
  };
}
