/**
 * `local` lasts on this device, `session` until this visit ends, and `cookie` is also sent to the server with every
 * page request.
 */
export type StorageScope = 'local' | 'session' | 'cookie';

/**
 * Keeps texts under names of letters, digits, `_` and `-`. Never throws: where the platform refuses to store or is full,
 * values are kept in memory until the program ends.
 */
export interface KeyValueStore {
  get(scope: StorageScope, key: string): string | undefined;
  /** `lifeMs` is how long a cookie lives; without it the cookie ends with the visit. The other places ignore it. */
  set(scope: StorageScope, key: string, value: string, lifeMs?: number): void;
  remove(scope: StorageScope, key: string): void;
  /** Removes everything in `session`, also what other code put there. */
  clearSession(): void;
}
