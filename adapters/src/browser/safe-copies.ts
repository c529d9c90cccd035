import { createStore, del, get, set } from 'idb-keyval';
import { systemClock } from '../system-clock.ts';
import { type DatabaseList, hasSafeCopies, SAFE_COPIES } from './has-safe-copies.ts';

/**
 * A second place for what has to outlive a browser that is killed. What web storage keeps comes to the disk up to a minute
 * later; this comes within milliseconds, but cannot be read at once. REL-10
 */
export interface SafeCopies {
  /** Undefined where there is none, and where the browser has no such place. */
  read(key: string): Promise<string | undefined>;
  keep(key: string, value: string): void;
  drop(key: string): void;
  /** Resolves when all of that is written, or after a second at most. What is not written when a page is left is undone. */
  written(): Promise<void>;
}

const WRITE_LIMIT_MS = 1_000;
const ignored = () => undefined;

/** Copies in the browser's database. One that cannot be written is missing, and stops nothing. */
export function createSafeCopies(list: DatabaseList | undefined): SafeCopies {
  const store = createStore(SAFE_COPIES, 'safe');
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (write: () => Promise<void>): void => {
    last = last.then(write).catch(ignored);
  };
  return {
    async read(key) {
      if (!(await hasSafeCopies(list))) return undefined;
      const value: unknown = await get(key, store).catch(ignored);
      return typeof value === 'string' ? value : undefined;
    },
    keep: (key, value) => inTurn(async () => set(key, value, store)),
    drop: (key) => inTurn(async () => del(key, store)),
    written: () => Promise.race([last.then(ignored), pause(WRITE_LIMIT_MS)]),
  };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void systemClock.setTimeout(resolve, milliseconds));
