import type { StoredName } from '@fairhall/core/ports/storage';
import { type StoredWindow, storeText } from './stored-value.ts';

/**
 * Saves a value in web storage under a name that has an expiry, before the code with its schema is loaded and in the
 * format of that code. `now` is in epoch milliseconds. Saves nothing if storage is forbidden or full.
 */
export const storeValue = (window: StoredWindow, name: StoredName, value: unknown, now: number): void =>
  storeText(window, name, JSON.stringify({ v: value, exp: now + (name.lifeMs ?? 0) }));
