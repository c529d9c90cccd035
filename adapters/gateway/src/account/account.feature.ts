import type { account } from '@fairhall/core/contract/account/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { cleanUpAccounts } from './account.clean-up.ts';
import { accountHandlers } from './account.handlers.ts';
import { ACCOUNT_ANSWER_FLOORS, ACCOUNT_BUDGETS } from './account.limits.ts';
import type { ConfirmingPorts } from './account-ports.ts';
import { serveExport } from './serve-export.ts';

/** Accounts of buyers: addresses, logins, registrations, passwords. */
export const accountFeature = (ports: ConfirmingPorts): GatewayFeature<typeof account> => ({
  handlers: accountHandlers(ports),
  budgets: ACCOUNT_BUDGETS,
  delayedAnswers: ACCOUNT_ANSWER_FLOORS,
  cleanUpRows: cleanUpAccounts,
  resources: { 'account-export/': serveExport(ports) },
});
