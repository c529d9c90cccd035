/** So many entries by key; the longest unused one makes room for a new one. */
export interface Recent<Entry> {
  get(key: string): Entry | undefined;
  put(key: string, entry: Entry): void;
  drop(key: string): void;
  clear(): void;
}

export function createRecent<Entry>(limit: number): Recent<Entry> {
  const entries = new Map<string, Entry>();

  function put(key: string, entry: Entry): void {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest = key] = entries.keys();
    if (entries.size > limit) entries.delete(oldest);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry !== undefined) put(key, entry);
      return entry;
    },
    put,
    drop: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
