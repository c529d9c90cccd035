/**
 * `local` lasts on this device, `session` until this visit ends, and `cookie` is also sent to the server with every
 * page request.
 */
export type StorageScope = 'local' | 'session' | 'cookie';

/**
 * Stores texts under keys of letters, digits, `_` and `-`. Never throws: if the platform's storage is full or blocked,
 * values stay in memory until the program ends.
 */
export interface KeyValueStore {
  get(scope: StorageScope, key: string): string | undefined;
  /** `lifeMs` is the lifetime of a cookie; without it the cookie ends with the visit. The other scopes ignore it. */
  set(scope: StorageScope, key: string, value: string, lifeMs?: number): void;
  remove(scope: StorageScope, key: string): void;
  /** Removes everything in `session`, including entries of other code. */
  clearSession(): void;
}
