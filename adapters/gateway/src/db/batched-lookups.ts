import { toDatabaseTrouble } from './database-error.ts';
import type { Question } from './text-query.ts';

type Texts = readonly (string | null)[];

interface Waiting {
  readonly question: Question;
  readonly resolve: (text: string | null) => void;
  readonly reject: (error: unknown) => void;
}

/** Maximum number of lookups in a batch, so that none waits long for those before it. */
const MAX_BATCH = 8;

/**
 * Sends lookups that arrive at the same time as one batch: sending and waking up take longer than a lookup, on both
 * sides. A batch contains all lookups that the process has started by the end of the current event loop turn. If one of
 * a batch fails, each is sent again on its own.
 */
export function createBatchedLookups(ask: (questions: readonly Question[]) => Promise<Texts>) {
  let waiting: Waiting[] = [];

  async function askTogether(turn: readonly Waiting[]): Promise<void> {
    try {
      const texts = await ask(turn.map(({ question }) => question));
      for (const [place, { resolve }] of turn.entries()) resolve(texts[place] ?? null);
    } catch (error) {
      if (turn.length > 1 && toDatabaseTrouble(error) !== 'unavailable')
        for (const one of turn) void askTogether([one]);
      else for (const { reject } of turn) reject(error);
    }
  }

  const askWaiting = (): void => {
    const all = waiting;
    waiting = [];
    for (let place = 0; place < all.length; place += MAX_BATCH) void askTogether(all.slice(place, place + MAX_BATCH));
  };

  return (question: Question): Promise<string | null> =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (waiting.length === 1) setImmediate(askWaiting);
    });
}
