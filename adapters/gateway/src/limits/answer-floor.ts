import { setTimeout as wait } from 'node:timers/promises';

/** How long an answer takes at least, in milliseconds, give or take; about what hashing a password takes. */
export const FLOOR = 120;
const SPREAD = 20;

/** Calls whose time to answer would tell whether an address has an account: of a login the answers that say no, of a reset all. */
const EVEN: Readonly<Record<string, 'refused' | 'all'>> = {
  'account.login': 'refused',
  'account.loginPc': 'refused',
  'account.sendResetPasswordMail': 'all',
};

interface Answered {
  readonly call: string;
  readonly isRefused: boolean;
  /** When it began, by the monotonic clock. */
  readonly began: number;
}

/** The wait until an answer has taken long enough; undefined where it goes out at once. */
export type AnswerFloor = (answered: Answered) => Promise<void> | undefined;

/** Gives some answers a least time that wavers, so that what is found on the way does not show in it. 0 turns it off. THR-12 */
export function createAnswerFloor(floor: number): AnswerFloor {
  return ({ call, isRefused, began }) => {
    const even = EVEN[call];
    if (floor === 0 || even === undefined || (even === 'refused' && !isRefused)) return undefined;
    const left = floor + (2 * Math.random() - 1) * SPREAD - (performance.now() - began);
    return left > 0 ? wait(left) : undefined;
  };
}
