import { LRUCache } from 'lru-cache';
import { watchCache } from '../../operations/gauges.ts';
import type { QueryInterpretation } from './query-interpretations.ts';

/** How questions were taken lately, so that the same one is not tried in every way again. */
export interface QueryCache {
  get(question: string): QueryInterpretation | undefined;
  set(question: string, interpretation: QueryInterpretation): void;
}

/** While somebody tells of changes, nothing that is kept grows old; a bound all the same, in milliseconds. */
const CACHE_TTL_MS = 10 * 60_000;
/** Where nobody does, as long as counts are kept: a word that comes in is found at once, only in fewer ways. */
const CACHE_SHORT_TTL_MS = 30_000;
const MAX_QUESTIONS = 5_000;

/** `stateOf` says which state the catalogue is in; how a question was taken in another is forgotten. */
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
      // Where nobody tells of changes, what comes into the catalogue is found at once all the same.
      if (state !== undefined) interpretations.set(question, interpretation);
      else if (interpretation.length > 0) interpretations.set(question, interpretation, { ttl: CACHE_SHORT_TTL_MS });
    },
  };
}
