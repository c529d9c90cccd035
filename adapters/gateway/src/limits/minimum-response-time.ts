import { setTimeout as pause } from 'node:timers/promises';

/** How long an answer takes at least, in milliseconds, give or take; about what hashing a password takes. */
export const MIN_RESPONSE_MS = 120;
const RANDOM_SPREAD = 20;

/** Which answers of a call are slowed: all, or only the refusals. */
export type DelayedAnswers = 'refused' | 'all';

interface AnswerTiming {
  readonly call: string;
  readonly isRefused: boolean;
  /** When it began, in milliseconds by the monotonic clock. */
  readonly startedAt: number;
}

/** The monotonic clock in milliseconds, and a wait of so many. */
export interface DelayClock {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

const DEFAULT_CLOCK: DelayClock = { now: () => performance.now(), wait: (ms) => pause(ms) };

/** The wait until an answer has taken long enough; undefined where it goes out at once. */
export type MinimumResponseTime = (timing: AnswerTiming) => Promise<void> | undefined;

/**
 * Gives the answers of some calls a least time that wavers, so that what is found on the way does not show in it. `floored`
 * names those calls; a floor of 0 turns it off. THR-12
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
