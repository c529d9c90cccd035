import type { preregistration } from '@fairhall/core/contract/preregistration/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { removeEndedRegistrations } from './end-registration.ts';
import { preregistrationHandlers } from './preregistration.handlers.ts';
import { NUMBER_BUDGETS, PREFILL_BUDGETS, REGISTRATION_BUDGETS, RESEND_BUDGETS } from './preregistration.limits.ts';
import type { PreregistrationPorts } from './preregistration-ports.ts';

/** How long invitations and the links of withdrawn registrations are stored, in milliseconds: a year; by then the exhibition is over. */
const INVITATION_RETENTION_MS = 366 * 86_400_000;

/** Registration for exhibitions: one record and one badge number for each address. */
export const preregistrationFeature = (ports: PreregistrationPorts): GatewayFeature<typeof preregistration> => ({
  handlers: preregistrationHandlers(ports),
  budgets: {
    preRegister: REGISTRATION_BUDGETS,
    checkReg: REGISTRATION_BUDGETS,
    verify: NUMBER_BUDGETS,
    resendBadge: RESEND_BUDGETS,
    getPreData: PREFILL_BUDGETS,
    getPreDataByDeviceId: PREFILL_BUDGETS,
    showWithdrawal: PREFILL_BUDGETS,
    withdraw: PREFILL_BUDGETS,
  },
  cleanUpRows: async (queries, now) => {
    await removeEndedRegistrations(queries, now);
    for (const table of ['show_invitation', 'withdrawn_registration'] as const)
      await queries.kysely
        .deleteFrom(table)
        .where('created', '<', now - INVITATION_RETENTION_MS)
        .execute();
  },
  delayedAnswers: { resendBadge: 'all', getPreData: 'refused', getPreDataByDeviceId: 'all', verify: 'all' },
});
