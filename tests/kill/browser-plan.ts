import { createRandom, pick } from '../bench/catalogue/random.ts';
import { pickInTurn } from './plan.ts';

export const BROWSER_PLAN = 'browser';

/**
 * The form that a guest sends and the kind of login: an RFQ with a modal over the form, an RFQ with the /login page, or
 * a cart with a modal.
 */
export const SUBMIT_METHODS = ['modal', 'route', 'cart'] as const;
export type SubmitMethod = (typeof SUBMIT_METHODS)[number];

/** The moments after which the browser is killed, in the order in which they happen. */
export const KILL_MOMENTS = ['login pressed', 'login answered', 'submit sent', 'submit answered'] as const;
export type Moment = (typeof KILL_MOMENTS)[number];

/** The longest delay from each moment to the kill, in milliseconds: about the time until the next moment. */
const LONGEST = {
  'login pressed': 200,
  'login answered': 60,
  'submit sent': 40,
  'submit answered': 1_000,
} as const satisfies Record<Moment, number>;

/**
 * Chromium writes web storage to disk 5 s after the first change and then once a minute, and a kill loses everything
 * since then. `patient` presses "log in" when the pending task is on disk; `hasty` does not wait for that; `stalled`
 * gets no response to the submit, so that the login reaches the disk too before the kill. Patient occurs twice, for
 * half of the rounds.
 */
export const GUEST_PACES = ['patient', 'hasty', 'patient', 'stalled'] as const;
export type Pace = (typeof GUEST_PACES)[number];

/** Milliseconds, about the time until Chromium writes a first change to disk. */
const LONGEST_PAUSE = 6_000;

export interface BrowserPlan {
  readonly method: SubmitMethod;
  readonly pace: Pace;
  readonly moment: Moment;
  /** Milliseconds from the moment to the kill; with `stalled`, from the time when the login is on disk. */
  readonly delay: number;
  /** Milliseconds that `hasty` waits before pressing send, and before pressing "log in". */
  readonly pauses: readonly [number, number];
  /** The message that is lost with `stalled`: the submit itself, or only its response. */
  readonly swallowed: 'submit' | 'answer';
}

/** Creates the plan of a round from seed and number. Every method, pace and moment occurs in turn. */
export function createBrowserPlan(seed: number, round: number): BrowserPlan {
  const random = createRandom(seed, round);
  const moment = pickInTurn(seed + 1, round, KILL_MOMENTS);
  // Squared, so that short pauses are more frequent than long ones.
  const pause = () => Math.floor(random() ** 2 * LONGEST_PAUSE);
  return {
    method: pickInTurn(seed, round, SUBMIT_METHODS),
    pace: pickInTurn(seed + 2, round, GUEST_PACES),
    moment,
    delay: Math.floor(random() * LONGEST[moment]),
    pauses: [pause(), pause()],
    swallowed: pick(['submit', 'answer'], random),
  };
}
