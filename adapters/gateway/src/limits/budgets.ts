/** How often something may be asked: points in a time, by what it is counted. */
export interface Budget {
  /**
   * `address`: by IPv4 address or IPv6 /64; `site`: by IPv4 address or IPv6 /48, which one customer may have whole.
   * `unproven`: by network, and only who shows no proof of a device. `email`: by the address that the input names, and only
   * callers without proof of it; past it a call is never refused, but told so (`isEmailOverused`), or strangers could lock
   * a person out.
   */
  readonly by: 'visitor' | 'unproven' | 'address' | 'site' | 'email';
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

/** Who asks without a proof of a device has little, over all calls that tell whether an address has an account. THR-11 */
export const NO_DEVICE_BUDGETS: readonly Budget[] = [
  { by: 'unproven', points: 20, duration: MINUTE, together: 'existence' },
  { by: 'unproven', points: 200, duration: DAY, together: 'existence' },
];

/** Who asks whether an address has an account, and for which. THR-11 */
export const ACCOUNT_CHECK_BUDGETS: readonly Budget[] = [
  ...NO_DEVICE_BUDGETS,
  { by: 'visitor', points: 20, duration: MINUTE },
  { by: 'visitor', points: 200, duration: DAY },
];

/** How often callers without proof of an address may name it before they are told nothing more about it. D-33 D-65 THR-11 */
export const EMAIL_BUDGET: Budget = { by: 'email', points: 10, duration: HOUR };

/** What makes the server hash a password has one budget together, whatever the call. THR-13 REL-22 */
export const HASH_BUDGET: Budget = { ...HALL_BUDGET, together: 'passwords' };

/** Wrong passwords are counted by account (identity/login-attempts.ts); here a device is slowed that tries many. THR-13 */
export const LOGIN_BUDGETS: readonly Budget[] = [
  HASH_BUDGET,
  ...NO_DEVICE_BUDGETS,
  { by: 'visitor', points: 30, duration: MINUTE },
  { by: 'visitor', points: 300, duration: DAY },
];

/** Checks that tell nothing of accounts: of an address, a number, the link of a mail. */
export const VERIFICATION_BUDGETS: readonly Budget[] = [HALL_BUDGET, { by: 'visitor', points: 60, duration: MINUTE }];

/** What people write to the organiser's staff, who read all of it. D-18 D-25 */
export const FEEDBACK_BUDGETS: readonly Budget[] = [
  { by: 'address', points: 60, duration: MINUTE },
  { by: 'visitor', points: 5, duration: MINUTE, together: 'feedback' },
  { by: 'visitor', points: 30, duration: DAY, together: 'feedback' },
  { by: 'unproven', points: 5, duration: MINUTE, together: 'feedback' },
];

/** Files that are kept of one network in a day, which may be a whole hall's; it stops who makes a new proof for each (D-65). THR-35 */
export const HALL_DAILY_FILES = 1_250;

/**
 * Forms with a file that one network may begin to send, counted before anything of them is read: visitors make up their own
 * proofs, so nothing less bounds what they put on the disk. Files that are refused or sent again count too. THR-35 THR-40
 */
export const FORM_BUDGETS: readonly Budget[] = [
  { ...HALL_BUDGET, together: 'forms' },
  { by: 'address', points: 2 * HALL_DAILY_FILES, duration: DAY, together: 'forms' },
  { by: 'site', points: 8 * HALL_DAILY_FILES, duration: DAY, together: 'forms' },
];
