import type { planner } from '@fairhall/core/contract/planner/calls';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { addItem } from './add-item.ts';
import { changeItem } from './change-item.ts';
import { ownItems, removeItem } from './own-items.ts';
import { planCalendar } from './plan-calendar.ts';
import type { PlannerPorts } from './planner-ports.ts';
import { recommendedExhibitors } from './recommended-exhibitors.ts';

/** What a buyer plans to see at an exhibition. D-28 */
export const plannerFeature = (ports: PlannerPorts): GatewayFeature<typeof planner> => ({
  handlers: {
    add: (input, context) => addItem(ports, context, input),
    list: async ({ exhibitionId }, context) => ok([...(await ownItems(ports, context, exhibitionId))]),
    remove: ({ id }, context) => removeItem(context, id),
    note: (input, context) => changeItem(ports, context, input),
    recommended: async ({ exhibitionId }, context) => ok(await recommendedExhibitors(ports, context, exhibitionId)),
    calendar: ({ exhibitionId }, context) => planCalendar(ports, context, exhibitionId),
  },
});
