import type { join } from '@fairhall/core/contract/join/calls';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import {
  ACCOUNT_CHECK_BUDGETS,
  HALL_BUDGET,
  HASH_BUDGET,
  SUBMIT_BUDGETS,
  VERIFICATION_BUDGETS,
} from '../limits/budgets.ts';
import type { ConfirmingPorts } from './account-ports.ts';
import { findInitialPasswordLink } from './initial-password-link.ts';
import { registerWithoutPassword } from './register-without-password.ts';
import { setInitialPassword } from './set-initial-password.ts';

/** Accounts that begin without a password, and the links that set it. */
export const joinFeature = (ports: ConfirmingPorts): GatewayFeature<typeof join> => ({
  handlers: {
    fastRegister: (input, context) => registerWithoutPassword(ports, context, input),
    initPassword: (input, context) => setInitialPassword(ports, context, input),
    checkLink: async ({ token }, { database, now }) => {
      const account = await findInitialPasswordLink(database, token, now);
      return ok(account === undefined ? { valid: false } : { valid: true, email: account.email });
    },
  },
  budgets: {
    fastRegister: [HALL_BUDGET, ...ACCOUNT_CHECK_BUDGETS],
    initPassword: [HASH_BUDGET, ...SUBMIT_BUDGETS],
    checkLink: VERIFICATION_BUDGETS,
  },
});
