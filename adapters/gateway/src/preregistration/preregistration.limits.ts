import { ASKER_BUDGETS, type Budget, DAY, HALL_BUDGET, HOUR, MINUTE } from '../limits/budgets.ts';

/** Whoever registers, or asks, is told whether an address is registered already. THR-11 */
export const REGISTRATION_BUDGETS: readonly Budget[] = [HALL_BUDGET, ...ASKER_BUDGETS];

/** A mail for each: an address gets few of them from anybody, and a device asks for few. THR-46 */
export const RESEND_BUDGETS: readonly Budget[] = [
  HALL_BUDGET,
  { by: 'unproven', points: 5, duration: MINUTE },
  { by: 'visitor', points: 5, duration: MINUTE },
  { by: 'visitor', points: 30, duration: DAY },
  { by: 'email', points: 5, duration: HOUR },
];

/** Who tries links and names of devices finds none in a lifetime, and is slowed all the same. THR-09 THR-10 */
export const PREFILL_BUDGETS: readonly Budget[] = [
  HALL_BUDGET,
  { by: 'unproven', points: 20, duration: MINUTE, together: 'prefill' },
  { by: 'visitor', points: 30, duration: MINUTE, together: 'prefill' },
];
