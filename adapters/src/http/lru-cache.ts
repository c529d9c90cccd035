/**
 * A cache with a limited number of entries that evicts the least recently used. The package lru-cache does the same in
 * 6.6 kB gzipped, which every page with a call would load; this is 0.2 kB.
 */
export interface LruCache<Entry> {
  get(key: string): Entry | undefined;
  set(key: string, entry: Entry): void;
  drop(key: string): void;
  clear(): void;
}

/** Creates an empty cache that holds at most `limit` entries. */
export function createLruCache<Entry>(limit: number): LruCache<Entry> {
  const entries = new Map<string, Entry>();

  function set(key: string, entry: Entry): void {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size <= limit) return;
    const [oldest = key] = entries.keys();
    entries.delete(oldest);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry !== undefined) set(key, entry);
      return entry;
    },
    set,
    drop: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
