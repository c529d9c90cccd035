import { toDatabaseTrouble } from './database-error.ts';
import type { Question } from './text-query.ts';

type Texts = readonly (string | null)[];

interface Waiting {
  readonly question: Question;
  readonly resolve: (text: string | null) => void;
  readonly reject: (error: unknown) => void;
}

/** So many look-ups go in one turn at most, so that none waits long for those before it. */
const MAX_BATCH = 8;

/**
 * Asks look-ups that come at the same time in one turn: sending and waking up take longer than a look-up, on both sides. What
 * has come by the time the process has read all that it was sent goes together. Where one of a turn fails, each is asked alone.
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
