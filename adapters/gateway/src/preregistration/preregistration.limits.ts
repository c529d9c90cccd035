import { ACCOUNT_CHECK_BUDGETS, type Budget, DAY, EMAIL_BUDGET, HALL_BUDGET, MINUTE } from '../limits/budgets.ts';

/** Whoever registers, or asks, is told whether an address is registered already. THR-11 */
export const REGISTRATION_BUDGETS: readonly Budget[] = [HALL_BUDGET, ...ACCOUNT_CHECK_BUDGETS, EMAIL_BUDGET];

/** The number of a badge is itself the proof: nothing is told of an address to who does not know it. THR-11 THR-31 */
export const NUMBER_BUDGETS: readonly Budget[] = [HALL_BUDGET, ...ACCOUNT_CHECK_BUDGETS];

/** A mail for each: a device asks for few, and what an address gets from anybody is limited in the outbox. THR-46 */
export const RESEND_BUDGETS: readonly Budget[] = [
  HALL_BUDGET,
  { by: 'unproven', points: 5, duration: MINUTE },
  { by: 'visitor', points: 5, duration: MINUTE },
  { by: 'visitor', points: 30, duration: DAY },
];

/** Who tries links and names of devices finds none in a lifetime, and is slowed all the same. THR-09 THR-10 */
export const PREFILL_BUDGETS: readonly Budget[] = [
  HALL_BUDGET,
  { by: 'unproven', points: 20, duration: MINUTE, together: 'prefill' },
  { by: 'visitor', points: 30, duration: MINUTE, together: 'prefill' },
];
