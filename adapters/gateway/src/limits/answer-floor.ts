import { setTimeout as pause } from 'node:timers/promises';

/** How long an answer takes at least, in milliseconds, give or take; about what hashing a password takes. */
export const FLOOR = 120;
const SPREAD = 20;

/** Which answers of a call are slowed: all, or only the refusals. */
export type FlooredAnswers = 'refused' | 'all';

interface Answered {
  readonly call: string;
  readonly isRefused: boolean;
  /** When it began, in milliseconds by the monotonic clock. */
  readonly began: number;
}

/** The monotonic clock in milliseconds, and a wait of so many. */
export interface FloorTime {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

const REAL_TIME: FloorTime = { now: () => performance.now(), wait: (ms) => pause(ms) };

/** The wait until an answer has taken long enough; undefined where it goes out at once. */
export type AnswerFloor = (answered: Answered) => Promise<void> | undefined;

/**
 * Gives the answers of some calls a least time that wavers, so that what is found on the way does not show in it. `floored`
 * names those calls; a floor of 0 turns it off. THR-12
 */
export function createAnswerFloor(
  floor: number,
  floored: ReadonlyMap<string, FlooredAnswers>,
  { now, wait }: FloorTime = REAL_TIME,
): AnswerFloor {
  return ({ call, isRefused, began }) => {
    const answers = floored.get(call);
    if (floor === 0 || answers === undefined || (answers === 'refused' && !isRefused)) return undefined;
    const left = floor + (2 * Math.random() - 1) * SPREAD - (now() - began);
    return left > 0 ? wait(left) : undefined;
  };
}
