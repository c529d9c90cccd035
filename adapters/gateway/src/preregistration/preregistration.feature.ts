import type { preregistration } from '@fairhall/core/contract/preregistration';
import type { GatewayFeature } from '../gateway-feature.ts';
import { preregistrationHandlers } from './preregistration.handlers.ts';
import { PREFILL_BUDGETS, REGISTRATION_BUDGETS, RESEND_BUDGETS } from './preregistration.limits.ts';
import type { PreregistrationTables } from './preregistration.tables.ts';
import type { PreregistrationPorts } from './preregistration-ports.ts';

/** Registering for exhibitions: one record and one badge number for each address. */
export const preregistrationFeature = (
  ports: PreregistrationPorts,
): GatewayFeature<typeof preregistration, PreregistrationTables> => ({
  handlers: preregistrationHandlers(ports),
  budgets: {
    preRegister: REGISTRATION_BUDGETS,
    checkReg: REGISTRATION_BUDGETS,
    verify: REGISTRATION_BUDGETS,
    resendBadge: RESEND_BUDGETS,
    getPreData: PREFILL_BUDGETS,
    getPreDataByDeviceId: PREFILL_BUDGETS,
  },
  answerFloors: { resendBadge: 'all', getPreData: 'refused', getPreDataByDeviceId: 'all', verify: 'all' },
});
