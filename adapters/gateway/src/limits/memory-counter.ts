import { LRUCache } from 'lru-cache';

/** Counts requests by key. */
export interface Counter {
  /** Counts one more for a key. Returns the seconds to wait; 0 if there was a point left. */
  spend(key: string): Promise<number>;
}

/**
 * Running periods of all counters of a process together. When there are more, the least recently used one is dropped.
 */
const MAX_ENTRIES = 50_000;

export type CounterStore = LRUCache<string, number>;

/**
 * The store of counters that no other process shares. It is bounded, since anybody can invent keys. The bound is a
 * `maxSize` with size 1 for each entry: with `max` the cache would allocate all its room at once, a mebibyte that few
 * servers fill. THR-40
 */
export const createCounterStore = (most = MAX_ENTRIES): CounterStore =>
  new LRUCache({ maxSize: most, sizeCalculation: () => 1 });

/** A counter in memory; a period begins with its first request. */
export function createMemoryCounter(
  store: CounterStore,
  { name, points, duration }: { readonly name: string; readonly points: number; readonly duration: number },
): Counter {
  return {
    async spend(key) {
      const entry = `${name} ${key}`;
      const spent = (store.get(entry) ?? 0) + 1;
      if (spent === 1) store.set(entry, spent, { ttl: duration * 1000 });
      else store.set(entry, spent, { noUpdateTTL: true });
      return spent > points ? Math.max(1, Math.ceil(store.getRemainingTTL(entry) / 1000)) : 0;
    },
  };
}
