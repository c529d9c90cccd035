import { setTimeout as pause } from 'node:timers/promises';
import { createCounterStore, createMemoryCounter } from './memory-counter.ts';
import { networksOf } from './network.ts';

/** Refusals that one network gets at once, and in how many seconds; more than a hall of people brings about. */
const FREE_REFUSALS = { points: 30, duration: 10 };
/**
 * Answers about an email address past its budget that one network gets at once. They are fewer than refusals because each
 * costs queries. People of a hall name addresses of their own, which nobody else has used up.
 */
const FREE_ANSWERS = { points: 3, duration: 10 };
const DELAY_MS = 2_000;
/** Refusals that are held at a time, each a socket and a timer. */
const MOST_HELD = 1_000;
const MOST_NETWORKS = 10_000;

/** Holds answers back. */
export interface SlowRefusals {
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
export const createSlowRefusals = (wait?: Wait): SlowRefusals => createSlow(FREE_REFUSALS, wait);

/** Answers late to a network that goes on naming an email address which others have named too often. D-65 REL-22 */
export const createSlowAnswers = (wait?: Wait): SlowRefusals => createSlow(FREE_ANSWERS, wait);

type Wait = (ms: number) => Promise<unknown>;

function createSlow(free: { points: number; duration: number }, wait: Wait = (ms) => pause(ms)): SlowRefusals {
  const counter = createMemoryCounter(createCounterStore(MOST_NETWORKS), { name: 'slow', ...free });
  let held = 0;
  return {
    async hold(address) {
      const [widest = ''] = networksOf(address);
      if ((await counter.spend(widest)) === 0) return 'keep';
      if (held < MOST_HELD) {
        held += 1;
        await wait(DELAY_MS);
        held -= 1;
      }
      return 'close';
    },
  };
}
