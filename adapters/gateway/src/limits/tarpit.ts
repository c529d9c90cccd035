import { setTimeout as pause } from 'node:timers/promises';
import { createCounterStore, createMemoryCounter } from './memory-counter.ts';
import { listNetworks } from './network.ts';

/**
 * Error responses that one network gets without delay, and the period in seconds; more than a hall of people causes.
 */
const BUDGET_OF_REFUSALS = { points: 30, duration: 10 };
/**
 * Responses about an overused email address that one network gets without delay. They are fewer than errors because
 * each costs queries. People in a hall name their own addresses, which are not overused.
 */
const BUDGET_OF_ANSWERS = { points: 3, duration: 10 };
const WAIT_MS = 2_000;
/** The most responses held at a time; each costs a socket and a timer. */
const MAX_HELD = 1_000;
const MAX_NETWORKS = 10_000;

/** Delays responses. */
export interface Tarpit {
  /**
   * Resolves when the response may be sent, and says whether to close the connection after it even if the request is
   * not complete.
   */
  hold(address: string): Promise<'keep' | 'close'>;
}

/**
 * Delays error responses to a network that got many of them recently. Otherwise a client that retries as soon as it is
 * rejected would take the processor from all others, however little each rejection costs; so would one that keeps
 * sending unwanted requests. D-65 REL-22
 */
export const createRefusalTarpit = (wait?: Wait): Tarpit => createTarpit(BUDGET_OF_REFUSALS, wait);

/** Delays responses to a network that goes on naming an overused email address. D-65 REL-22 */
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
