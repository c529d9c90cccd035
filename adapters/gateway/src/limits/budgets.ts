/** How often something may be asked: points in a time, by what it is counted. */
export interface Budget {
  readonly by: 'visitor' | 'address' | 'email';
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

export const MINUTE = 60;
export const HOUR = 3_600;
export const DAY = 86_400;

/** An address may be a whole hall, so it is allowed much (D-65). */
export const HALL_BUDGET: Budget = { by: 'address', points: 600, duration: MINUTE };

/** What every submit is allowed that has no budgets of its own. D-65 */
export const SUBMIT_BUDGETS: readonly Budget[] = [{ by: 'visitor', points: 60, duration: MINUTE }, HALL_BUDGET];
