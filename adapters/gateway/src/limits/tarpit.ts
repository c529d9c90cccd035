import { setTimeout as pause } from 'node:timers/promises';
import { createCounterStore, createMemoryCounter } from './memory-counter.ts';
import { listNetworks } from './network.ts';

/** Refusals that one network gets at once, and in how many seconds; more than a hall of people brings about. */
const BUDGET_OF_REFUSALS = { points: 30, duration: 10 };
/**
 * Answers about an email address past its budget that one network gets at once. They are fewer than refusals because each
 * costs queries. People of a hall name addresses of their own, which nobody else has used up.
 */
const BUDGET_OF_ANSWERS = { points: 3, duration: 10 };
const WAIT_MS = 2_000;
/** Refusals that are held at a time, each a socket and a timer. */
const MAX_HELD = 1_000;
const MAX_NETWORKS = 10_000;

/** Holds answers back. */
export interface Tarpit {
  /**
   * Resolves when the answer may be sent. It then says whether the connection is to be closed with it, though its request
   * may not have come whole.
   */
  hold(address: string): Promise<'keep' | 'close'>;
}

/**
 * Answers refusals late to a network that has had many of them lately. A client that asks again as soon as it is refused
 * would otherwise take the processor from all others, however little each refusal costs; and so would one that goes on
 * sending what nobody wants. D-65 REL-22
 */
export const createRefusalTarpit = (wait?: Wait): Tarpit => createTarpit(BUDGET_OF_REFUSALS, wait);

/** Answers late to a network that goes on naming an email address which others have named too often. D-65 REL-22 */
export const createAnswerTarpit = (wait?: Wait): Tarpit => createTarpit(BUDGET_OF_ANSWERS, wait);

type Wait = (ms: number) => Promise<unknown>;

function createTarpit(budget: { points: number; duration: number }, wait: Wait = (ms) => pause(ms)): Tarpit {
  const counter = createMemoryCounter(createCounterStore(MAX_NETWORKS), { name: 'slow', ...budget });
  let heldCount = 0;
  return {
    async hold(address) {
      const [widest = ''] = listNetworks(address);
      if ((await counter.spend(widest)) === 0) return 'keep';
      if (heldCount < MAX_HELD) {
        heldCount += 1;
        await wait(WAIT_MS);
        heldCount -= 1;
      }
      return 'close';
    },
  };
}
