/** Kept on this device, kept for this visit, or kept and shown to the server with every page. */
export type StorePlace = 'local' | 'session' | 'cookie';

/**
 * Texts by name. Never throws: where the platform refuses or is full, values last as long as the program runs.
 * Names are letters, digits, `_` and `-`.
 */
export interface KeyValueStore {
  get(place: StorePlace, key: string): string | undefined;
  /** `lifeMs` is how long a cookie lives; without it a cookie ends with the visit. Other places keep until removed. */
  set(place: StorePlace, key: string, value: string, lifeMs?: number): void;
  remove(place: StorePlace, key: string): void;
  /** Empties the place of this visit, whoever wrote there. */
  clearSession(): void;
}
