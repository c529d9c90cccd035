import type { account } from '@fairhall/core/contract/account/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import {
  ACCOUNT_CHECK_BUDGETS,
  BUDGET_HOUR_SECONDS,
  type Budget,
  EMAIL_BUDGET,
  HALL_BUDGET,
  HASH_BUDGET,
  LOGIN_BUDGETS,
  SUBMIT_BUDGETS,
  VERIFICATION_BUDGETS,
} from '../limits/budgets.ts';

/**
 * If strangers name an address again and again, its owner is not locked out: the budget of the address only slows down
 * the networks that send the requests.
 */
const ACCOUNT_EXISTENCE_BUDGETS: readonly Budget[] = [HALL_BUDGET, ...ACCOUNT_CHECK_BUDGETS, EMAIL_BUDGET];
const REGISTER_BUDGETS: readonly Budget[] = [HASH_BUDGET, ...ACCOUNT_CHECK_BUDGETS];

type AccountFeature = Required<GatewayFeature<typeof account>>;

/** Rate limits of the account calls. D-65 THR-11 */
export const ACCOUNT_BUDGETS: AccountFeature['budgets'] = {
  memberCheck: ACCOUNT_EXISTENCE_BUDGETS,
  register: REGISTER_BUDGETS,
  registerV2: REGISTER_BUDGETS,
  sendResetPasswordMail: ACCOUNT_EXISTENCE_BUDGETS,
  login: LOGIN_BUDGETS,
  loginPc: LOGIN_BUDGETS,
  erase: [HASH_BUDGET, ...SUBMIT_BUDGETS],
  prepareExport: [HASH_BUDGET, { ...HALL_BUDGET, points: 60, duration: BUDGET_HOUR_SECONDS }, ...SUBMIT_BUDGETS],
  changePassword: [HASH_BUDGET, ...SUBMIT_BUDGETS],
  resetPassword: [HASH_BUDGET, ...SUBMIT_BUDGETS],
  checkResetPasswordLink: VERIFICATION_BUDGETS,
  verifyEmail: VERIFICATION_BUDGETS,
  verifyWhatsapp: VERIFICATION_BUDGETS,
  verifyMobile: VERIFICATION_BUDGETS,
};

/**
 * Calls whose response time could reveal whether an address has an account, so their answers are delayed: for a login
 * only the rejections, for a password reset every answer. THR-12
 */
export const ACCOUNT_ANSWER_FLOORS: AccountFeature['delayedAnswers'] = {
  login: 'refused',
  loginPc: 'refused',
  sendResetPasswordMail: 'all',
};
