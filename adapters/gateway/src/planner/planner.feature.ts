import type { planner } from '@fairhall/core/contract/planner/calls';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { addItem } from './add-item.ts';
import { updateItem } from './change-item.ts';
import { listItems, removeItem } from './own-items.ts';
import { exportCalendar } from './plan-calendar.ts';
import type { PlannerPorts } from './planner-ports.ts';
import { listRecommendedExhibitors } from './recommended-exhibitors.ts';

/** What a buyer plans to see at an exhibition. D-28 */
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
