import { err, ok, type Result } from '@fairhall/core/result';
import { watchQueue } from '../operations/gauges.ts';
import { createFairQueue, type FairQueue, type Waiter } from './fair-queue.ts';

/**
 * The groups that a task belongs to, from the widest to the narrowest: a network of networks, the network, the device.
 * Groups of one level take turns, and within a group its groups of the next level do.
 */
export type QueueKeys = readonly string[];

/** A queue for work that must not all run at once. */
export interface WorkQueue {
  /** Whether `run` would answer 'full' now. */
  isFull(keys: QueueKeys): boolean;
  /**
   * Runs the work when its turn comes. Returns 'full', without running it, if too many wait and it is the newest of the
   * group with the most waiting, or if `signal` aborts before its turn.
   */
  run<Value>(keys: QueueKeys, work: () => Promise<Value>, signal?: AbortSignal): Promise<Result<Value, 'full'>>;
}

interface WorkQueueOptions {
  /** The name of the queue in /metrics. */
  readonly name: string;
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** The most tasks of one narrowest group that run at once; by default no limit below `atOnce`. */
  readonly eachAtOnce?: number;
  /** The widest group that gets four of five turns; without it all groups take equal turns. */
  readonly preferred?: string;
}

/**
 * Runs a few tasks and lets some wait, so that the rest cost neither memory nor time. A free slot goes to the group
 * with the fewest running tasks, then to the one whose last turn is longest ago, so that a group with a hundred waiting
 * tasks slows only itself. REL-22
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

/** Prefixes each group with its wider groups, since a device may appear in two networks. */
const toGroupPaths = (keys: QueueKeys): readonly string[] =>
  keys.map((_, level) => keys.slice(0, level + 1).join('\n'));

/**
 * Waits for the turn; leaves the queue if the signal aborts, so that no work is done for a client that has
 * disconnected.
 */
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
