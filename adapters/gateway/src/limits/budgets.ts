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

const BY_CALL: Readonly<Record<string, readonly Budget[]>> = {
  'account.memberCheck': [
    { by: 'visitor', points: 20, duration: MINUTE },
    { by: 'visitor', points: 200, duration: DAY },
    { by: 'email', points: 10, duration: HOUR },
    HALL,
  ],
  'account.verifyEmail': VERIFICATION,
  'account.verifyWhatsapp': VERIFICATION,
  'account.verifyMobile': VERIFICATION,
};

/** The budgets of a call: its own, else those of every submit; other reads have none. D-65 THR-11 */
export function budgetsOf(call: string, mode: 'read' | 'submit'): readonly Budget[] {
  return BY_CALL[call] ?? (mode === 'submit' ? SUBMIT : []);
}
