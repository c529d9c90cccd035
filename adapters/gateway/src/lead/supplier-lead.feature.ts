import type { supplierLead } from '@fairhall/core/contract/lead/supplier-calls';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { BADGE_NUMBER_BUDGET } from '../limits/badge-number-budget.ts';
import { BUDGET_MINUTE_SECONDS, HALL_BUDGET } from '../limits/budgets.ts';
import { removeLead, saveLead } from './change-lead.ts';
import type { LeadPorts } from './lead-ports.ts';
import { exportLeads, listLeads } from './list-leads.ts';
import { scanLead } from './scan-lead.ts';

/** A supplier's leads: visitors whose badges its people scanned. D-62 D-65 */
export const supplierLeadFeature = (ports: LeadPorts): GatewayFeature<typeof supplierLead> => ({
  handlers: {
    scan: (scanned, context) => scanLead(ports, context, scanned),
    exhibitions: async (_, context) =>
      ok(
        (await ports.listJoinedExhibitions(context)).map(({ exhibition: { exhibitionId, name } }) => ({
          exhibitionId,
          name,
        })),
      ),
    list: async (chosen, context) => ok(await listLeads(ports, context, chosen)),
    save: (sent, context) => saveLead(context, sent),
    remove: ({ leadId }, context) => removeLead(context, leadId),
    export: async (chosen, context) => ok(await exportLeads(ports, context, chosen)),
  },
  budgets: {
    // A phone that was offline for a morning sends all its scans at once.
    scan: [
      HALL_BUDGET,
      { by: 'visitor', points: 300, duration: BUDGET_MINUTE_SECONDS },
      { by: 'unproven', points: 60, duration: BUDGET_MINUTE_SECONDS },
      BADGE_NUMBER_BUDGET,
    ],
    export: [HALL_BUDGET, { by: 'visitor', points: 60, duration: BUDGET_MINUTE_SECONDS }],
  },
});
