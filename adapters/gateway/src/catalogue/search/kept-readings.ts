import { LRUCache } from 'lru-cache';
import { watchCache } from '../../operations/gauges.ts';
import type { Reading } from './reading.ts';

/** How questions were taken lately, so that the same one is not tried in every way again. */
export interface KeptReadings {
  of(question: string): Reading | undefined;
  keep(question: string, reading: Reading): void;
}

/** While somebody tells of changes, nothing that is kept grows old; a bound all the same, in milliseconds. */
const LIFE_MS = 10 * 60_000;
/** Where nobody does, as long as counts are kept: a word that comes in is found at once, only in fewer ways. */
const UNTOLD_LIFE_MS = 30_000;
const QUESTIONS = 5_000;

/** `stateOf` says which state the catalogue is in; how a question was taken in another is forgotten. */
export function createKeptReadings(
  stateOf: () => string | undefined = () => undefined,
  now: () => number = () => performance.now(),
): KeptReadings {
  const readings = new LRUCache<string, Reading>({ max: QUESTIONS, ttl: LIFE_MS, ttlResolution: 0, perf: { now } });
  watchCache('searchReadings', () => ({ entries: readings.size }));
  let state = stateOf();
  const forgetOld = (): void => {
    const present = stateOf();
    if (present !== state) readings.clear();
    state = present;
  };
  return {
    of: (question) => {
      forgetOld();
      return readings.get(question);
    },
    keep: (question, reading) => {
      // Where nobody tells of changes, what comes into the catalogue is found at once all the same.
      if (state !== undefined) readings.set(question, reading);
      else if (reading.length > 0) readings.set(question, reading, { ttl: UNTOLD_LIFE_MS });
    },
  };
}
