import { createStore, del, get, set } from 'idb-keyval';
import { systemClock } from '../system-clock.ts';
import { DATABASE_NAME, type DatabaseList, hasSafeCopies } from './has-safe-copies.ts';

/**
 * Second copies of values that must survive a killed browser. A browser writes web storage to disk up to a minute
 * later, but IndexedDB within milliseconds; IndexedDB cannot be read synchronously, so it has only a copy. REL-10
 */
export interface SafeCopies {
  /** Undefined if there is no copy, or the browser has no IndexedDB. */
  read(key: string): Promise<string | undefined>;
  store(key: string, value: string): void;
  drop(key: string): void;
  /**
   * Resolves when all copies are written, or after a second at most. A browser discards unfinished writes of a page
   * that is left.
   */
  written(): Promise<void>;
}

const WRITE_LIMIT_MS = 1_000;
const skip = () => undefined;

/** Creates copies in IndexedDB. A failed write is ignored: the value is still in web storage. */
export function createSafeCopies(list: DatabaseList | undefined): SafeCopies {
  const store = createStore(DATABASE_NAME, 'safe');
  let last: Promise<unknown> = Promise.resolve();
  const queueWrite = (write: () => Promise<void>): void => {
    last = last.then(write).catch(skip);
  };
  return {
    async read(key) {
      if (!(await hasSafeCopies(list))) return undefined;
      const value: unknown = await get(key, store).catch(skip);
      return typeof value === 'string' ? value : undefined;
    },
    store: (key, value) => queueWrite(async () => set(key, value, store)),
    drop: (key) => queueWrite(async () => del(key, store)),
    written: () => Promise.race([last.then(skip), wait(WRITE_LIMIT_MS)]),
  };
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void systemClock.setTimeout(resolve, milliseconds));
