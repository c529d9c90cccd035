import type { account } from '@fairhall/core/contract/account';
import type { GatewayFeature } from '../gateway-feature.ts';
import { type Budget, DAY, HALL_BUDGET, HOUR, MINUTE, SUBMIT_BUDGETS } from '../limits/budgets.ts';

/** Checks of an address or a number, which tell nothing of accounts. */
const VERIFICATION: readonly Budget[] = [HALL_BUDGET, { by: 'visitor', points: 60, duration: MINUTE }];

/** Who asks without a proof of a device has little, over all calls that tell whether an address has an account. THR-11 */
const UNPROVEN: readonly Budget[] = [
  { by: 'unproven', points: 20, duration: MINUTE, together: 'existence' },
  { by: 'unproven', points: 200, duration: DAY, together: 'existence' },
];

/** What makes the server hash a password has one budget together, whatever the call. THR-13 REL-22 */
const HASHING: Budget = { ...HALL_BUDGET, together: 'passwords' };

/** Who asks whether an address has an account, and for which. THR-11 */
const ASKERS: readonly Budget[] = [
  ...UNPROVEN,
  { by: 'visitor', points: 20, duration: MINUTE },
  { by: 'visitor', points: 200, duration: DAY },
  { by: 'email', points: 10, duration: HOUR },
];

const EXISTENCE: readonly Budget[] = [HALL_BUDGET, ...ASKERS];
const REGISTER: readonly Budget[] = [HASHING, ...ASKERS];

/** Wrong passwords are counted by account (login-attempts.ts); here a device is slowed that tries many. THR-13 */
const LOGIN: readonly Budget[] = [
  HASHING,
  ...UNPROVEN,
  { by: 'visitor', points: 30, duration: MINUTE },
  { by: 'visitor', points: 300, duration: DAY },
];

type AccountFeature = Required<GatewayFeature<typeof account>>;

/** How often the calls of accounts may be asked. D-65 THR-11 */
export const ACCOUNT_BUDGETS: AccountFeature['budgets'] = {
  memberCheck: EXISTENCE,
  register: REGISTER,
  registerV2: REGISTER,
  sendResetPasswordMail: EXISTENCE,
  login: LOGIN,
  loginPc: LOGIN,
  resetPassword: [HASHING, ...SUBMIT_BUDGETS],
  checkResetPasswordLink: VERIFICATION,
  verifyEmail: VERIFICATION,
  verifyWhatsapp: VERIFICATION,
  verifyMobile: VERIFICATION,
};

/** Calls whose time to answer would tell whether an address has an account: of a login the refusals, of a reset every answer. THR-12 */
export const ACCOUNT_ANSWER_FLOORS: AccountFeature['answerFloors'] = {
  login: 'refused',
  loginPc: 'refused',
  sendResetPasswordMail: 'all',
};
