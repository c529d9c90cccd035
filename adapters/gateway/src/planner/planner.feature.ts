import type { planner } from '@fairhall/core/contract/planner/calls';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { addItem } from './add-item.ts';
import { exportCalendar } from './export-calendar.ts';
import { listItems, removeItem } from './list-items.ts';
import { listRecommendedExhibitors } from './list-recommended-exhibitors.ts';
import type { PlannerPorts } from './planner-ports.ts';
import { updateItem } from './update-item.ts';

/** A buyer's plan for an exhibition. D-28 */
export const plannerFeature = (ports: PlannerPorts): GatewayFeature<typeof planner> => ({
  handlers: {
    add: (input, context) => addItem(ports, context, input),
    list: async ({ exhibitionId }, context) => ok([...(await listItems(ports, context, exhibitionId))]),
    remove: ({ id }, context) => removeItem(context, id),
    note: (input, context) => updateItem(ports, context, input),
    recommended: async ({ exhibitionId }, context) => ok(await listRecommendedExhibitors(ports, context, exhibitionId)),
    calendar: ({ exhibitionId }, context) => exportCalendar(ports, context, exhibitionId),
  },
});
