import { LRUCache } from 'lru-cache';

/** Counts how often something was asked. */
export interface Counter {
  /** Counts once more under a key. Seconds to wait, 0 when there was a point left. */
  spend(key: string): Promise<number>;
}

/** Times that are running, of all counters of a process together. With more the one asked for longest ago begins anew. */
const MAX_ENTRIES = 50_000;

export type CounterStore = LRUCache<string, number>;

/**
 * Where counters that no other process shares remember what was asked. Bounded, since anybody can invent keys. The bound is a
 * size, of which each takes one: for a `max` the cache makes all its room at once, a mebibyte that few servers fill. THR-40
 */
export const createCounterStore = (most = MAX_ENTRIES): CounterStore =>
  new LRUCache({ maxSize: most, sizeCalculation: () => 1 });

/** A counter in memory; a time begins with the first that is counted in it. */
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
