/** A rate limit: points in a time, and the key they are counted by. */
export interface Budget {
  /**
   * `address`: by IPv4 address or IPv6 /64. `site`: by IPv4 address or IPv6 /48, since one customer may have a whole
   * /48. `unproven`: by network, for callers without proof of a device only. `email`: by the address in the input, for
   * callers without proof of that address only; a call over this budget is not rejected but flagged
   * (`isEmailOverused`), because otherwise strangers could lock a person out. `account`: by the account of a buyer or
   * of a supplier's person, whichever device they use.
   */
  readonly by: 'visitor' | 'unproven' | 'address' | 'site' | 'email' | 'account';
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  /** Calls whose budgets share this name are counted together; if absent, each call is counted by itself. */
  readonly together?: string;
  /** Whether a call with this input is counted; every call if absent. */
  readonly counts?: (input: unknown) => boolean;
}

export const BUDGET_MINUTE_SECONDS = 60;
export const BUDGET_HOUR_SECONDS = 3_600;
export const DAY = 86_400;

/** One address may be a whole exhibition hall, so its limit is high (D-65). */
export const HALL_BUDGET: Budget = { by: 'address', points: 600, duration: BUDGET_MINUTE_SECONDS };

/**
 * The budgets of every submit that has none of its own. As in all lists the address comes first, so that a caller who
 * invents a device for each request is counted before any of those devices is stored. D-65
 */
export const SUBMIT_BUDGETS: readonly Budget[] = [
  HALL_BUDGET,
  { by: 'visitor', points: 60, duration: BUDGET_MINUTE_SECONDS },
  { by: 'unproven', points: 60, duration: BUDGET_MINUTE_SECONDS },
];

/**
 * Callers without proof of a device have little, over all calls that reveal whether an address has an account. THR-11
 */
export const NO_DEVICE_BUDGETS: readonly Budget[] = [
  { by: 'unproven', points: 20, duration: BUDGET_MINUTE_SECONDS, together: 'existence' },
  { by: 'unproven', points: 200, duration: DAY, together: 'existence' },
];

/** Budgets of calls that reveal whether an address has an account. THR-11 */
export const ACCOUNT_CHECK_BUDGETS: readonly Budget[] = [
  ...NO_DEVICE_BUDGETS,
  { by: 'visitor', points: 20, duration: BUDGET_MINUTE_SECONDS },
  { by: 'visitor', points: 200, duration: DAY },
];

/**
 * How often callers without proof of an email address may name it before responses stop revealing anything about it.
 * D-33 D-65 THR-11
 */
export const EMAIL_BUDGET: Budget = { by: 'email', points: 10, duration: BUDGET_HOUR_SECONDS };

/** One shared budget for all calls that make the server hash a password. THR-13 REL-22 */
export const HASH_BUDGET: Budget = { ...HALL_BUDGET, together: 'passwords' };

/** Wrong passwords are counted by account and network (identity/login-attempts.ts); this slows a device that tries many. THR-13 */
export const LOGIN_BUDGETS: readonly Budget[] = [
  HASH_BUDGET,
  ...NO_DEVICE_BUDGETS,
  { by: 'visitor', points: 30, duration: BUDGET_MINUTE_SECONDS },
  { by: 'visitor', points: 300, duration: DAY },
];

/** Checks that reveal nothing about accounts: of an address, a number or an email link. */
export const VERIFICATION_BUDGETS: readonly Budget[] = [
  HALL_BUDGET,
  { by: 'visitor', points: 60, duration: BUDGET_MINUTE_SECONDS },
];

/** Feedback to the organiser's staff, who read all of it. D-18 D-25 */
export const FEEDBACK_BUDGETS: readonly Budget[] = [
  { by: 'address', points: 60, duration: BUDGET_MINUTE_SECONDS },
  { by: 'visitor', points: 5, duration: BUDGET_MINUTE_SECONDS, together: 'feedback' },
  { by: 'visitor', points: 30, duration: DAY, together: 'feedback' },
  { by: 'unproven', points: 5, duration: BUDGET_MINUTE_SECONDS, together: 'feedback' },
];

/**
 * The most files stored for one network in a day; one network may be a whole hall. It stops a caller who invents a new
 * proof for each file (D-65). THR-35
 */
export const HALL_DAILY_FILES = 1_250;

/**
 * Forms with files that one network may start to send, counted before anything is read. Visitors create their own
 * proofs, so only this limits what they can put on the disk. Rejected and repeated files count too. THR-35 THR-40
 */
export const FORM_BUDGETS: readonly Budget[] = [
  { ...HALL_BUDGET, together: 'forms' },
  { by: 'address', points: 2 * HALL_DAILY_FILES, duration: DAY, together: 'forms' },
  { by: 'site', points: 8 * HALL_DAILY_FILES, duration: DAY, together: 'forms' },
];
