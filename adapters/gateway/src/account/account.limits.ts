import type { account } from '@fairhall/core/contract/account/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import {
  ASKER_BUDGETS,
  type Budget,
  HALL_BUDGET,
  HASHING_BUDGET,
  HOUR,
  LOGIN_BUDGETS,
  NAMED_EMAIL_BUDGET,
  SUBMIT_BUDGETS,
  VERIFICATION_BUDGETS,
} from '../limits/budgets.ts';

/** An address that strangers name again and again shuts nobody out; its budget only slows the networks that do. */
const EXISTENCE: readonly Budget[] = [HALL_BUDGET, ...ASKER_BUDGETS, NAMED_EMAIL_BUDGET];
const REGISTER: readonly Budget[] = [HASHING_BUDGET, ...ASKER_BUDGETS];

type AccountFeature = Required<GatewayFeature<typeof account>>;

/** How often the calls of accounts may be asked. D-65 THR-11 */
export const ACCOUNT_BUDGETS: AccountFeature['budgets'] = {
  memberCheck: EXISTENCE,
  register: REGISTER,
  registerV2: REGISTER,
  sendResetPasswordMail: EXISTENCE,
  login: LOGIN_BUDGETS,
  loginPc: LOGIN_BUDGETS,
  erase: [HASHING_BUDGET, ...SUBMIT_BUDGETS],
  prepareExport: [HASHING_BUDGET, { ...HALL_BUDGET, points: 60, duration: HOUR }, ...SUBMIT_BUDGETS],
  changePassword: [HASHING_BUDGET, ...SUBMIT_BUDGETS],
  resetPassword: [HASHING_BUDGET, ...SUBMIT_BUDGETS],
  checkResetPasswordLink: VERIFICATION_BUDGETS,
  verifyEmail: VERIFICATION_BUDGETS,
  verifyWhatsapp: VERIFICATION_BUDGETS,
  verifyMobile: VERIFICATION_BUDGETS,
};

/** Calls whose time to answer would tell whether an address has an account: of a login the refusals, of a reset every answer. THR-12 */
export const ACCOUNT_ANSWER_FLOORS: AccountFeature['answerFloors'] = {
  login: 'refused',
  loginPc: 'refused',
  sendResetPasswordMail: 'all',
};
