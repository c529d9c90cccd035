import { pick, randomAt } from '../bench/catalogue/random.ts';
import { turnOf } from './plan.ts';

export const BROWSER_PLAN = 'browser';

/** What a guest sends, and where the login opens: over the form, on its own page, over the cart. */
export const WAYS = ['modal', 'route', 'cart'] as const;
export type Way = (typeof WAYS)[number];

/** What the kill follows, in the order in which it happens. */
export const MOMENTS = ['login pressed', 'login answered', 'submit sent', 'submit answered'] as const;
export type Moment = (typeof MOMENTS)[number];

/** How long after it the kill comes at the latest, in milliseconds: about as long as what comes next takes to happen. */
const LONGEST = {
  'login pressed': 200,
  'login answered': 60,
  'submit sent': 40,
  'submit answered': 1_000,
} as const satisfies Record<Moment, number>;

/**
 * Chromium writes what a page keeps to its disk five seconds after the first change and once a minute from then on, and
 * what it had not written a kill takes along. The patient presses for the login when what waits for it is on the disk; the
 * hasty may be faster; before the stalled the network stops at the submit, so that the login gets to the disk as well.
 */
export const PACES = ['patient', 'hasty', 'patient', 'stalled'] as const;
export type Pace = (typeof PACES)[number];

/** About as long as the first change takes to get to the disk. */
const LONGEST_PAUSE = 6_000;

export interface BrowserPlan {
  readonly way: Way;
  readonly pace: Pace;
  readonly moment: Moment;
  /** Milliseconds after the moment, or after the login is on the disk. */
  readonly delay: number;
  /** Milliseconds that the hasty takes before she presses send, and before she presses for the login. */
  readonly pauses: readonly [number, number];
  /** What the network of the stalled swallows. */
  readonly swallowed: 'submit' | 'answer';
}

/** A round by seed and number. Each way, pace and moment has its turn. */
export function browserPlanOf(seed: number, round: number): BrowserPlan {
  const random = randomAt(seed, round);
  const moment = turnOf(seed + 1, round, MOMENTS);
  // More often short than long.
  const pause = () => Math.floor(random() ** 2 * LONGEST_PAUSE);
  return {
    way: turnOf(seed, round, WAYS),
    pace: turnOf(seed + 2, round, PACES),
    moment,
    delay: Math.floor(random() * LONGEST[moment]),
    pauses: [pause(), pause()],
    swallowed: pick(['submit', 'answer'], random),
  };
}
