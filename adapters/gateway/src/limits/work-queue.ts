import { err, ok, type Result } from '@fairhall/core/result';
import { watchQueue } from '../operations/gauges.ts';
import { createFairQueue, type FairQueue, type Waiter } from './fair-queue.ts';

/**
 * Whom work is done for, from the widest group to the narrowest: a network of networks, the network, the device. Groups of
 * one level take turns, and within a group those of the next.
 */
export type QueueKeys = readonly string[];

/** A line for work that must not all be done at once. */
export interface WorkQueue {
  /** Whether `run` would answer 'full' now. */
  isFull(keys: QueueKeys): boolean;
  /**
   * Does it when its turn comes. Answers 'full', and never does it, when too many wait and it is the newest of the group
   * that has the most waiting, or when `signal` ends before its turn.
   */
  run<Value>(keys: QueueKeys, work: () => Promise<Value>, signal?: AbortSignal): Promise<Result<Value, 'full'>>;
}

interface WorkQueueOptions {
  /** Names the queue in /metrics. */
  readonly name: string;
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** How many of the narrowest group run at once; as many as there are places when absent. */
  readonly eachAtOnce?: number;
  /** The widest group that has four of five turns; without one all take turns alike. */
  readonly preferred?: string;
}

/**
 * Lets a few pieces of work run and some wait for them, so that neither memory nor time is spent on the rest. A place that
 * becomes free goes to the group with the fewest running whose last turn is longest ago, so that a group with a hundred
 * waiting slows nobody but itself. REL-22
 */
export function createWorkQueue({
  name,
  atOnce,
  mostWaiting,
  eachAtOnce = atOnce,
  preferred,
}: WorkQueueOptions): WorkQueue {
  const fairQueue = createFairQueue(mostWaiting, preferred);
  let running = 0;
  watchQueue(name, () => ({ running, waiting: fairQueue.waiting() }));
  const canBegin = ({ groups }: Waiter): boolean =>
    running < atOnce && fairQueue.running(groups.at(-1) ?? '') < eachAtOnce;
  const startWaiter = (waiter: Waiter): void => {
    running += 1;
    fairQueue.begin(waiter);
    waiter.settle('begin');
  };
  const end = (waiter: Waiter): void => {
    running -= 1;
    fairQueue.end(waiter);
    const next = fairQueue.next(canBegin);
    if (next !== undefined && fairQueue.leave(next)) startWaiter(next);
  };
  return {
    isFull: (keys) => fairQueue.isLargest(toGroupPaths(keys)),
    run: async (keys, work, signal) => {
      if (signal?.aborted === true) return err('full');
      const { promise, resolve } = Promise.withResolvers<'begin' | 'full'>();
      const waiter: Waiter = { groups: toGroupPaths(keys), settle: resolve };
      if (canBegin(waiter)) startWaiter(waiter);
      else fairQueue.wait(waiter);
      if ((await waitForTurn(fairQueue, waiter, promise, signal)) === 'full') return err('full');
      try {
        return ok(await work());
      } finally {
        end(waiter);
      }
    },
  };
}

/** Each group with those it is in, since a device may be seen in two networks. */
const toGroupPaths = (keys: QueueKeys): readonly string[] =>
  keys.map((_, level) => keys.slice(0, level + 1).join('\n'));

/** Nobody is worked for who has gone. */
async function waitForTurn(
  fairQueue: FairQueue,
  waiter: Waiter,
  turn: Promise<'begin' | 'full'>,
  signal: AbortSignal | undefined,
): Promise<'begin' | 'full'> {
  const handleAbort = (): void => {
    if (fairQueue.leave(waiter)) waiter.settle('full');
  };
  signal?.addEventListener('abort', handleAbort, { once: true });
  return turn.finally(() => signal?.removeEventListener('abort', handleAbort));
}
