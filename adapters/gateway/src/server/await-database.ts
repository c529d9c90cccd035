import { DatabaseAway } from '../db/open-database.ts';

/** Pauses between tries, in milliseconds: each is twice the one before. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;

interface Waiting<Opened> {
  readonly open: () => Promise<Opened>;
  /** Hears of each try that found the database away. */
  readonly onAway: (error: DatabaseAway) => void;
  /** Resolves after that many milliseconds; its rejection ends the waiting. */
  readonly pause: (ms: number) => Promise<unknown>;
}

/** Opens what needs the database, however long the database is away. Any other failure goes on to the caller. REL-23 */
export async function awaitDatabase<Opened>({ open, onAway, pause }: Waiting<Opened>): Promise<Opened> {
  for (let ms = FIRST_PAUSE; ; ms = Math.min(ms * 2, LONGEST_PAUSE)) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      onAway(error);
    }
    await pause(ms);
  }
}
