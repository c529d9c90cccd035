import type { StoredName } from '@fairhall/core/ports/storage';
import type { StoreWindow } from './window.ts';

/** The part of a window that stored values are read from. */
export type StoredWindow = Pick<StoreWindow, 'localStorage' | 'sessionStorage'>;

/**
 * The value that the device keeps under a name, read before the code with its schema is loaded: only its expiry is checked.
 * Undefined for a value that is absent, expired or unreadable. `now` is in epoch milliseconds.
 */
export function readStoredValue(
  window: StoredWindow,
  { key, scopes: storages, lifeMs }: StoredName,
  now: number,
): unknown {
  for (const storageName of storages) {
    if (storageName === 'cookie') continue;
    const written = parseStored(() => storageOf(window, storageName), key);
    const value = lifeMs === undefined ? written : getUnexpiredValue(written, now);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Whether the device keeps something under a name. */
export const isStored = (window: StoredWindow, name: StoredName, now: number): boolean =>
  readStoredValue(window, name, now) !== undefined;

/**
 * JavaScript that runs `then` where the device keeps a value under a name and it has not expired, for a script that stands in
 * the document itself; only for names of local values that have an expiry. It does nothing where the storage is forbidden.
 */
export const buildIfStoredScript = ({ key }: StoredName, then: string): string =>
  `try{if(JSON.parse(localStorage.getItem(${JSON.stringify(key)})).exp>Date.now())${then}}catch{}`;

/** The same where what is kept under the name of a local value without an expiry is a moment, in epoch milliseconds, that is to come. */
export const buildIfFutureScript = ({ key }: StoredName, then: string): string =>
  `try{if(JSON.parse(localStorage.getItem(${JSON.stringify(key)}))>Date.now())${then}}catch{}`;

/**
 * Keeps a text in web storage under a name without an expiry, before the code with its schema is loaded, as that code writes it.
 * Where storage is forbidden or full nothing is kept.
 */
export function storeText(window: StoredWindow, { key, scopes: storages }: StoredName, text: string): void {
  for (const storageName of storages) {
    try {
      if (storageName !== 'cookie') storageOf(window, storageName).setItem(key, text);
    } catch {
      // The page goes on without it.
    }
  }
}

const storageOf = (window: StoredWindow, storageName: 'local' | 'session') =>
  storageName === 'local' ? window.localStorage : window.sessionStorage;

/** A value that is stored with its expiry; undefined once that has passed. */
function getUnexpiredValue(entry: unknown, now: number): unknown {
  const hasLife = typeof entry === 'object' && entry !== null && 'v' in entry && 'exp' in entry;
  return hasLife && typeof entry.exp === 'number' && entry.exp > now ? entry.v : undefined;
}

/** Undefined also where the storage is forbidden. */
function parseStored(storage: () => StoredWindow['localStorage'], key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? '');
  } catch {
    return undefined;
  }
}
