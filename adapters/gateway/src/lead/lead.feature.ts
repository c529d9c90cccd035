import type { lead } from '@fairhall/core/contract/lead/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { findBadgeSharing, shareFields, withdrawScan } from './badge-sharing.ts';
import type { LeadPorts } from './lead-ports.ts';

/** The details that visitors share with exhibitors who scan their badges. D-65 THR-33 */
export const leadFeature = (ports: LeadPorts): GatewayFeature<typeof lead> => ({
  handlers: {
    sharing: (input, context) => findBadgeSharing(ports, context, input),
    share: (sent, context) => shareFields(ports, context, sent),
    takeBack: (sent, context) => withdrawScan(ports, context, sent),
  },
});
