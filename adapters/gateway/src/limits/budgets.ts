/** How often something may be asked: points in a time, by what it is counted. */
export interface Budget {
  readonly by: 'visitor' | 'address' | 'email';
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;
/** An address may be a whole hall, so it is allowed much (D-65). */
const HALL: Budget = { by: 'address', points: 600, duration: MINUTE };

const SUBMIT: readonly Budget[] = [{ by: 'visitor', points: 60, duration: MINUTE }, HALL];
const VERIFICATION: readonly Budget[] = [{ by: 'visitor', points: 60, duration: MINUTE }, HALL];

/** Calls that tell whether an address has an account. THR-11 */
const EXISTENCE: readonly Budget[] = [
  { by: 'visitor', points: 20, duration: MINUTE },
  { by: 'visitor', points: 200, duration: DAY },
  { by: 'email', points: 10, duration: HOUR },
  HALL,
];
/** Wrong passwords are counted by account (login-attempts.ts); here a device is slowed that tries many. THR-13 */
const LOGIN: readonly Budget[] = [
  { by: 'visitor', points: 30, duration: MINUTE },
  { by: 'visitor', points: 300, duration: DAY },
  HALL,
];

const BY_CALL: Readonly<Record<string, readonly Budget[]>> = {
  'account.memberCheck': EXISTENCE,
  'account.register': EXISTENCE,
  'account.registerV2': EXISTENCE,
  'account.sendResetPasswordMail': EXISTENCE,
  'account.login': LOGIN,
  'account.loginPc': LOGIN,
  'account.checkResetPasswordLink': VERIFICATION,
  'account.verifyEmail': VERIFICATION,
  'account.verifyWhatsapp': VERIFICATION,
  'account.verifyMobile': VERIFICATION,
};

/** The budgets of a call: its own, else those of every submit; other reads have none. D-65 THR-11 */
export function budgetsOf(call: string, mode: 'read' | 'submit'): readonly Budget[] {
  return BY_CALL[call] ?? (mode === 'submit' ? SUBMIT : []);
}
