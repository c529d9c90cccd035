import type { Clock } from '@fairhall/core/ports/clock';
import type { KeyValueStore } from '@fairhall/core/ports/key-value-store';

/** Stores values in memory until the program ends; cookies expire after their lifetime. */
export function createMemoryStore(clock: Clock): KeyValueStore {
  const values = new Map<string, { readonly value: string; readonly until: number }>();
  return {
    get(place, key) {
      const entry = values.get(`${place} ${key}`);
      return entry !== undefined && clock.now() < entry.until ? entry.value : undefined;
    },
    set(place, key, value, lifeMs) {
      const until = place === 'cookie' && lifeMs !== undefined ? clock.now() + lifeMs : Number.POSITIVE_INFINITY;
      values.set(`${place} ${key}`, { value, until });
    },
    remove: (place, key) => void values.delete(`${place} ${key}`),
    clearSession() {
      for (const name of values.keys()) if (name.startsWith('session ')) values.delete(name);
    },
  };
}
