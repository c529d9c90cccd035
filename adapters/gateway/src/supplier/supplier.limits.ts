import type { supplier } from '@fairhall/core/contract/supplier/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import {
  ACCOUNT_CHECK_BUDGETS,
  HALL_BUDGET,
  HASH_BUDGET,
  LOGIN_BUDGETS,
  SUBMIT_BUDGETS,
  VERIFICATION_BUDGETS,
} from '../limits/budgets.ts';

type SupplierFeature = Required<GatewayFeature<typeof supplier>>;

/**
 * Rate limits of the calls of suppliers' people. An invitation reveals whether an address has an account. D-65 THR-11
 */
export const SUPPLIER_BUDGETS: SupplierFeature['budgets'] = {
  login: LOGIN_BUDGETS,
  checkInvitation: VERIFICATION_BUDGETS,
  acceptInvitation: [HASH_BUDGET, ...SUBMIT_BUDGETS],
  invite: [HALL_BUDGET, ...ACCOUNT_CHECK_BUDGETS],
};

/** Calls whose response time would reveal whether an address has an account. THR-12 */
export const SUPPLIER_ANSWER_FLOORS: SupplierFeature['delayedAnswers'] = { login: 'refused' };
