/** How often something may be asked: points in a time, by what it is counted. */
export interface Budget {
  /** `unproven`: by network, and only who shows no proof of a device. */
  readonly by: 'visitor' | 'unproven' | 'address' | 'email';
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  /** Calls whose budgets have the same name here are counted together; each call by itself when absent. */
  readonly together?: string;
}

export const MINUTE = 60;
export const HOUR = 3_600;
export const DAY = 86_400;

/** An address may be a whole hall, so it is allowed much (D-65). */
export const HALL_BUDGET: Budget = { by: 'address', points: 600, duration: MINUTE };

/**
 * What every submit is allowed that has no budgets of its own. As in all lists the address comes first, so that a caller who
 * invents a device for each request is counted before any of them is remembered. D-65
 */
export const SUBMIT_BUDGETS: readonly Budget[] = [
  HALL_BUDGET,
  { by: 'visitor', points: 60, duration: MINUTE },
  { by: 'unproven', points: 60, duration: MINUTE },
];
