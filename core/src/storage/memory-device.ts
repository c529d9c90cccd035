import type { KeyValueStore } from '../ports/key-value-store.ts';
import { createStorage } from './storage.ts';

/** Creates a device whose storage is in memory, with its clock, for tests. */
export function createMemoryDevice() {
  const texts = new Map<string, string>();
  let now = Date.UTC(2026, 0, 5, 9);
  const clock = { now: () => now };
  const store: KeyValueStore = {
    get: (scope, key) => texts.get(`${scope}:${key}`),
    set: (scope, key, value) => void texts.set(`${scope}:${key}`, value),
    remove: (scope, key) => void texts.delete(`${scope}:${key}`),
    clearSession() {
      for (const name of texts.keys()) if (name.startsWith('session:')) texts.delete(name);
    },
  };
  return {
    texts,
    clock,
    storage: createStorage(store, clock),
    later(milliseconds: number): void {
      now += milliseconds;
    },
  };
}
