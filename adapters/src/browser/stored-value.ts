import type { StoredName } from '@fairhall/core/ports/storage';
import type { StoreWindow } from './window.ts';

/** The part of a window that stored values are read from. */
export type StoredWindow = Pick<StoreWindow, 'localStorage' | 'sessionStorage'>;

/**
 * The value that the device keeps under a name, read before the code with its schema is loaded: only its expiry is checked.
 * Undefined for a value that is absent, expired or unreadable. `now` is in epoch milliseconds.
 */
export function storedValue(window: StoredWindow, { key, places, lifeMs }: StoredName, now: number): unknown {
  for (const place of places) {
    if (place === 'cookie') continue;
    const written = parsed(() => storageOf(window, place), key);
    const value = lifeMs === undefined ? written : aliveValue(written, now);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Whether the device keeps something under a name. */
export const isStored = (window: StoredWindow, name: StoredName, now: number): boolean =>
  storedValue(window, name, now) !== undefined;

/**
 * JavaScript that runs `then` where the device keeps a value under a name and it has not expired, for a script that stands in
 * the document itself; only for names of local values that have an expiry. It does nothing where the storage is forbidden.
 */
export const ifStoredScript = ({ key }: StoredName, then: string): string =>
  `try{if(JSON.parse(localStorage.getItem(${JSON.stringify(key)})).exp>Date.now())${then}}catch{}`;

/** The same where what is kept under the name of a local value without an expiry is a moment, in epoch milliseconds, that is to come. */
export const ifLaterScript = ({ key }: StoredName, then: string): string =>
  `try{if(JSON.parse(localStorage.getItem(${JSON.stringify(key)}))>Date.now())${then}}catch{}`;

/**
 * Keeps a text in web storage under a name without an expiry, before the code with its schema is loaded, as that code writes it.
 * Where storage is forbidden or full nothing is kept.
 */
export function keepText(window: StoredWindow, { key, places }: StoredName, text: string): void {
  for (const place of places) {
    try {
      if (place !== 'cookie') storageOf(window, place).setItem(key, text);
    } catch {
      // The page goes on without it.
    }
  }
}

const storageOf = (window: StoredWindow, place: 'local' | 'session') =>
  place === 'local' ? window.localStorage : window.sessionStorage;

/** A value that is stored with its expiry; undefined once that has passed. */
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
