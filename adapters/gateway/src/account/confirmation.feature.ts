import type { confirmation } from '@fairhall/core/contract/confirmation/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { HASH_BUDGET, SUBMIT_BUDGETS } from '../limits/budgets.ts';
import type { ConfirmationPorts } from './confirm-link.ts';
import { confirmationHandlers } from './confirmation.handlers.ts';

/** Links that confirm the address of an account or of a guest's enquiry. */
export const confirmationFeature = (ports: ConfirmationPorts): GatewayFeature<typeof confirmation> => ({
  handlers: confirmationHandlers(ports),
  budgets: { confirm: [HASH_BUDGET, ...SUBMIT_BUDGETS] },
});
