import type { StoredName } from '@fairhall/core/ports/storage';
import type { StoreWindow } from './window.ts';

/** Where it is read. */
export type StoredWindow = Pick<StoreWindow, 'localStorage' | 'sessionStorage'>;

/**
 * What the device keeps under a name, before the code is loaded that knows what it must look like: nothing of it is
 * checked but its life. Undefined for what is not there, is over or cannot be read. `now` is in epoch milliseconds.
 */
export function storedValue(window: StoredWindow, { key, places, lifeMs }: StoredName, now: number): unknown {
  for (const place of places) {
    if (place === 'cookie') continue;
    const written = parsed(() => (place === 'local' ? window.localStorage : window.sessionStorage), key);
    const value = lifeMs === undefined ? written : aliveValue(written, now);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Whether the device keeps something under a name. */
export const isStored = (window: StoredWindow, name: StoredName, now: number): boolean =>
  storedValue(window, name, now) !== undefined;

/** What is kept with a life, while it lasts. */
function aliveValue(kept: unknown, now: number): unknown {
  const hasLife = typeof kept === 'object' && kept !== null && 'v' in kept && 'exp' in kept;
  return hasLife && typeof kept.exp === 'number' && kept.exp > now ? kept.v : undefined;
}

/** Undefined also where the storage is forbidden. */
function parsed(storage: () => StoredWindow['localStorage'], key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? '');
  } catch {
    return undefined;
  }
}
