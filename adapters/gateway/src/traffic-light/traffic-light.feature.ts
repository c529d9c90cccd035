import type { trafficLight } from '@fairhall/core/contract/traffic-light/calls';
import { err, ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { FEEDBACK_BUDGETS } from '../limits/budgets.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { findLightDetail } from './find-light-detail.ts';
import { searchLights } from './search-lights.ts';
import { findUnknownSuppliers, updateLights } from './supplier-light.ts';
import type { TrafficLightPorts } from './traffic-light-ports.ts';

/** Suppliers' credit lights, open to everybody. D-25 */
export const trafficLightFeature = (ports: TrafficLightPorts): GatewayFeature<typeof trafficLight> => ({
  handlers: {
    search: async (sought, context) => ok(await searchLights(context, sought)),
    detail: async ({ supplierId }, context) => {
      const found = await findLightDetail(ports, context, supplierId);
      return found === undefined ? err(NOT_FOUND) : ok(found);
    },
    feedback: async ({ supplierId, ...said }, context) => {
      if ((await ports.findNamedSupplier(context, supplierId)) === undefined) return err(NOT_FOUND);
      return ok({ id: await ports.saveFeedback(context, { about: 'supplier', supplierId, ...said }) });
    },
  },
  operatorLists: {
    light: {
      references: { kind: 'supplier', column: 'supplierId', idsOf: ({ supplierId = '' }) => [supplierId] },
      findUnknown: (queries, rows) =>
        findUnknownSuppliers(
          queries,
          rows.map(({ supplierId = '' }) => supplierId),
        ),
      onWritten: (transaction, supplierIds) => updateLights(ports.refreshSupplierRow, transaction, supplierIds),
    },
  },
  budgets: { feedback: FEEDBACK_BUDGETS },
  notifiesChanges: true,
});
