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

/** Waits until an answer has taken long enough. */
export type AnswerFloor = (answered: Answered) => Promise<void>;

/** Gives some answers a least time that wavers, so that what is found on the way does not show in it. 0 turns it off. THR-12 */
export function createAnswerFloor(floor: number): AnswerFloor {
  return async ({ call, isRefused, began }) => {
    const even = EVEN[call];
    if (floor === 0 || even === undefined || (even === 'refused' && !isRefused)) return;
    const left = floor + (2 * Math.random() - 1) * SPREAD - (performance.now() - began);
    if (left > 0) await wait(left);
  };
}
