import {
  ACCOUNT_CHECK_BUDGETS,
  BUDGET_MINUTE_SECONDS,
  type Budget,
  DAY,
  EMAIL_BUDGET,
  HALL_BUDGET,
} from '../limits/budgets.ts';

/** Registering or looking up a registration reveals whether an address is registered. THR-11 */
export const REGISTRATION_BUDGETS: readonly Budget[] = [HALL_BUDGET, ...ACCOUNT_CHECK_BUDGETS, EMAIL_BUDGET];

/** The badge number is itself the proof; without it the call reveals nothing about an address. THR-11 THR-31 */
export const NUMBER_BUDGETS: readonly Budget[] = [HALL_BUDGET, ...ACCOUNT_CHECK_BUDGETS];

/** Each call sends an email: a device needs few, and the outbox limits the emails to one address. THR-46 */
export const RESEND_BUDGETS: readonly Budget[] = [
  HALL_BUDGET,
  { by: 'unproven', points: 5, duration: BUDGET_MINUTE_SECONDS },
  { by: 'visitor', points: 5, duration: BUDGET_MINUTE_SECONDS },
  { by: 'visitor', points: 30, duration: DAY },
];

/** Links and device names cannot be guessed in a lifetime; guessing is slowed all the same. THR-09 THR-10 */
export const PREFILL_BUDGETS: readonly Budget[] = [
  HALL_BUDGET,
  { by: 'unproven', points: 20, duration: BUDGET_MINUTE_SECONDS, together: 'prefill' },
  { by: 'visitor', points: 30, duration: BUDGET_MINUTE_SECONDS, together: 'prefill' },
];
