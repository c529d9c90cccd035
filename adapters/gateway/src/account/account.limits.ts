import type { account } from '@fairhall/core/contract/account';
import type { GatewayFeature } from '../gateway-feature.ts';
import { type Budget, DAY, HALL_BUDGET, HOUR, MINUTE } from '../limits/budgets.ts';

/** Checks of an address or a number, which tell nothing of accounts. */
const VERIFICATION: readonly Budget[] = [{ by: 'visitor', points: 60, duration: MINUTE }, HALL_BUDGET];

/** Calls that tell whether an address has an account. THR-11 */
const EXISTENCE: readonly Budget[] = [
  { by: 'visitor', points: 20, duration: MINUTE },
  { by: 'visitor', points: 200, duration: DAY },
  { by: 'email', points: 10, duration: HOUR },
  HALL_BUDGET,
];

/** Wrong passwords are counted by account (login-attempts.ts); here a device is slowed that tries many. THR-13 */
const LOGIN: readonly Budget[] = [
  { by: 'visitor', points: 30, duration: MINUTE },
  { by: 'visitor', points: 300, duration: DAY },
  HALL_BUDGET,
];

type AccountFeature = Required<GatewayFeature<typeof account>>;

/** How often the calls of accounts may be asked. D-65 THR-11 */
export const ACCOUNT_BUDGETS: AccountFeature['budgets'] = {
  memberCheck: EXISTENCE,
  register: EXISTENCE,
  registerV2: EXISTENCE,
  sendResetPasswordMail: EXISTENCE,
  login: LOGIN,
  loginPc: LOGIN,
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
