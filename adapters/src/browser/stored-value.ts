import type { StoredName } from '@fairhall/core/ports/storage';
import type { StoreWindow } from './window.ts';

/** The part of a window that stored values are read from. */
export type StoredWindow = Pick<StoreWindow, 'localStorage' | 'sessionStorage'>;

/**
 * Reads a stored value before the code with its schema is loaded, so it checks only the expiry. Undefined for a value
 * that is absent, expired or unreadable. `now` is in epoch milliseconds.
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

/** Whether the device has an unexpired value under a name. */
export const isStored = (window: StoredWindow, name: StoredName, now: number): boolean =>
  readStoredValue(window, name, now) !== undefined;

/**
 * JavaScript for an inline script of the document: runs `then` if the device has an unexpired value under a name. Only
 * for names of local values that have an expiry. Does nothing if storage is forbidden.
 */
export const buildIfStoredScript = ({ key }: StoredName, then: string): string =>
  `try{if(JSON.parse(localStorage.getItem(${JSON.stringify(key)})).exp>Date.now())${then}}catch{}`;

/**
 * JavaScript that runs `then` if the value is a future time in epoch milliseconds; for names of local values without an
 * expiry.
 */
export const buildIfFutureScript = ({ key }: StoredName, then: string): string =>
  `try{if(JSON.parse(localStorage.getItem(${JSON.stringify(key)}))>Date.now())${then}}catch{}`;

/**
 * Saves a text in web storage under a name without an expiry, before the code with its schema is loaded and in the
 * format of that code. Saves nothing if storage is forbidden or full.
 */
export function storeText(window: StoredWindow, { key, scopes: storages }: StoredName, text: string): void {
  for (const storageName of storages) {
    try {
      if (storageName !== 'cookie') storageOf(window, storageName).setItem(key, text);
    } catch {
      // The page works without the stored value.
    }
  }
}

const storageOf = (window: StoredWindow, storageName: 'local' | 'session') =>
  storageName === 'local' ? window.localStorage : window.sessionStorage;

/** The value of an entry with an expiry; undefined after the expiry. */
function getUnexpiredValue(entry: unknown, now: number): unknown {
  const hasLife = typeof entry === 'object' && entry !== null && 'v' in entry && 'exp' in entry;
  return hasLife && typeof entry.exp === 'number' && entry.exp > now ? entry.v : undefined;
}

/** Undefined also if storage is forbidden. */
function parseStored(storage: () => StoredWindow['localStorage'], key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? '');
  } catch {
    return undefined;
  }
}
