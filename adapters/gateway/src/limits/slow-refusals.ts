import { setTimeout as pause } from 'node:timers/promises';
import { createCounterStore, createMemoryCounter } from './memory-counter.ts';
import { networksOf } from './network.ts';

/** So many refusals in so many seconds are answered at once to one network; more than a hall of people brings about. */
const FREE = { points: 30, duration: 10 };
const DELAY_MS = 2_000;
/** Refusals that are held at a time, each a socket and a timer. */
const MOST_HELD = 1_000;
const MOST_NETWORKS = 10_000;

/** Holds refusals back. */
export interface SlowRefusals {
  /**
   * Resolves when the refusal may be sent. It then says whether the connection is to be closed with it, though its request
   * may not have come whole.
   */
  hold(address: string): Promise<'keep' | 'close'>;
}

/**
 * Answers refusals late to a network that has had many of them lately. A client that asks again as soon as it is refused
 * would otherwise take the processor from all others, however little each refusal costs; and so would one that goes on
 * sending what nobody wants. The same holds for answers to who goes on naming an email address of somebody else. D-65 REL-22
 */
export function createSlowRefusals(wait: (ms: number) => Promise<unknown> = (ms) => pause(ms)): SlowRefusals {
  const counter = createMemoryCounter(createCounterStore(MOST_NETWORKS), { name: 'refusals', ...FREE });
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
