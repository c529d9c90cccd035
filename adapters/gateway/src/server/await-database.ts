import { DatabaseUnavailable } from '../db/open-database.ts';

/** Pauses between tries, in milliseconds: each is twice the one before. */
const MIN_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5_000;

interface AwaitOptions<Opened> {
  readonly open: () => Promise<Opened>;
  /** Hears of each try that found the database away. */
  readonly onAway: (error: DatabaseUnavailable) => void;
  /** Resolves after that many milliseconds; its rejection ends the waiting. */
  readonly pause: (ms: number) => Promise<unknown>;
}

/** Opens what needs the database, however long the database is away. Any other failure goes on to the caller. REL-23 */
export async function awaitDatabase<Opened>({ open, onAway, pause }: AwaitOptions<Opened>): Promise<Opened> {
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
