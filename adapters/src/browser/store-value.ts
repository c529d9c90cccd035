import type { StoredName } from '@fairhall/core/ports/storage';
import { type StoredWindow, storeText } from './stored-value.ts';

/**
 * Keeps a value in web storage under a name that has an expiry, before the code with its schema is loaded, as that code
 * writes it. `now` is in epoch milliseconds. Where storage is forbidden or full nothing is kept.
 */
export const storeValue = (window: StoredWindow, name: StoredName, value: unknown, now: number): void =>
  storeText(window, name, JSON.stringify({ v: value, exp: now + (name.lifeMs ?? 0) }));
