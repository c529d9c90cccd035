import { DatabaseUnavailable } from '../db/open-database.ts';

/** The first pause between tries, in milliseconds; each later one is twice as long. */
const MIN_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;

interface AwaitOptions<Opened> {
  readonly open: () => Promise<Opened>;
  /** Called after each try that found the database unavailable. */
  readonly onAway: (error: DatabaseUnavailable) => void;
  /** Resolves after that many milliseconds; a rejection stops the waiting. */
  readonly pause: (ms: number) => Promise<unknown>;
}

/** Retries `open` for as long as the database is unavailable. Any other error goes to the caller. REL-23 */
export async function waitForDatabase<Opened>({ open, onAway, pause }: AwaitOptions<Opened>): Promise<Opened> {
  for (let ms = MIN_PAUSE_MS; ; ms = Math.min(ms * 2, MAX_PAUSE_MS)) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      onAway(error);
    }
    await pause(ms);
  }
}
