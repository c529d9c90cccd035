import type { lead } from '@fairhall/core/contract/lead/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { badgeSharing, shareFields, takeBackScan } from './badge-sharing.ts';
import type { LeadPorts } from './lead-ports.ts';

/** What visitors share with the exhibitors who scan their badges. D-65 THR-33 */
export const leadFeature = (ports: LeadPorts): GatewayFeature<typeof lead> => ({
  handlers: {
    sharing: (asked, context) => badgeSharing(ports, context, asked),
    share: (sent, context) => shareFields(ports, context, sent),
    takeBack: (sent, context) => takeBackScan(ports, context, sent),
  },
});
