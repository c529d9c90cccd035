import { err, ok, type Result } from '@fairhall/core/result';
import { watchQueue } from '../operations/gauges.ts';
import { createTurns, type Turns, type Waiter } from './turns.ts';

/**
 * Whom work is done for, from the widest group to the narrowest: a network of networks, the network, the device. Groups of
 * one level take turns, and within a group those of the next.
 */
export type WorkFor = readonly string[];

/** A line for work that must not all be done at once. */
export interface WorkLine {
  /** Whether `run` would answer 'full' now. */
  isFull(whom: WorkFor): boolean;
  /**
   * Does it when its turn comes. Answers 'full', and never does it, when too many wait and it is the newest of the group
   * that has the most waiting, or when `signal` ends before its turn.
   */
  run<Value>(whom: WorkFor, work: () => Promise<Value>, signal?: AbortSignal): Promise<Result<Value, 'full'>>;
}

interface LineSize {
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
export function createWorkLine({ name, atOnce, mostWaiting, eachAtOnce = atOnce, preferred }: LineSize): WorkLine {
  const turns = createTurns(mostWaiting, preferred);
  let running = 0;
  watchQueue(name, () => ({ running, waiting: turns.waiting() }));
  const mayBegin = ({ groups }: Waiter): boolean => running < atOnce && turns.running(groups.at(-1) ?? '') < eachAtOnce;
  const begin = (waiter: Waiter): void => {
    running += 1;
    turns.begin(waiter);
    waiter.settle('begin');
  };
  const end = (waiter: Waiter): void => {
    running -= 1;
    turns.end(waiter);
    const next = turns.next(mayBegin);
    if (next !== undefined && turns.leave(next)) begin(next);
  };
  return {
    isFull: (whom) => turns.isLargest(pathsOf(whom)),
    run: async (whom, work, signal) => {
      if (signal?.aborted === true) return err('full');
      const { promise, resolve } = Promise.withResolvers<'begin' | 'full'>();
      const waiter: Waiter = { groups: pathsOf(whom), settle: resolve };
      if (mayBegin(waiter)) begin(waiter);
      else turns.wait(waiter);
      if ((await untilTurn(turns, waiter, promise, signal)) === 'full') return err('full');
      try {
        return ok(await work());
      } finally {
        end(waiter);
      }
    },
  };
}

/** Each group with those it is in, since a device may be seen in two networks. */
const pathsOf = (whom: WorkFor): readonly string[] => whom.map((_, level) => whom.slice(0, level + 1).join('\n'));

/** Nobody is worked for who has gone. */
async function untilTurn(
  turns: Turns,
  waiter: Waiter,
  turn: Promise<'begin' | 'full'>,
  signal: AbortSignal | undefined,
): Promise<'begin' | 'full'> {
  const gone = (): void => {
    if (turns.leave(waiter)) waiter.settle('full');
  };
  signal?.addEventListener('abort', gone, { once: true });
  return turn.finally(() => signal?.removeEventListener('abort', gone));
}
