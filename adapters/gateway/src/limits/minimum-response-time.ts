import { setTimeout as pause } from 'node:timers/promises';

/** Approximate minimum time of a response, in milliseconds; about as long as hashing a password. */
export const MIN_RESPONSE_MS = 120;
const RANDOM_SPREAD = 20;

/** The responses of a call that are delayed: all, or only errors. */
export type DelayedAnswers = 'refused' | 'all';

interface AnswerTiming {
  readonly call: string;
  readonly isRefused: boolean;
  /** Start of the call, in milliseconds of the monotonic clock. */
  readonly startedAt: number;
}

/** The monotonic clock in milliseconds, and a timer. */
export interface DelayClock {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

const DEFAULT_CLOCK: DelayClock = { now: () => performance.now(), wait: (ms) => pause(ms) };

/** The wait until a response has taken long enough; undefined if it can be sent at once. */
export type MinimumResponseTime = (timing: AnswerTiming) => Promise<void> | undefined;

/**
 * Gives the responses of some calls a random minimum time, so that timing does not reveal what the server found.
 * `floored` has those calls; a minimum of 0 turns it off. THR-12
 */
export function createMinimumResponseTime(
  minimumMs: number,
  delayedCalls: ReadonlyMap<string, DelayedAnswers>,
  { now, wait }: DelayClock = DEFAULT_CLOCK,
): MinimumResponseTime {
  return ({ call, isRefused, startedAt }) => {
    const answers = delayedCalls.get(call);
    if (minimumMs === 0 || answers === undefined || (answers === 'refused' && !isRefused)) return undefined;
    const left = minimumMs + (2 * Math.random() - 1) * RANDOM_SPREAD - (now() - startedAt);
    return left > 0 ? wait(left) : undefined;
  };
}
