import type { trafficLight } from '@fairhall/core/contract/traffic-light/calls';
import { err, ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { FEEDBACK_BUDGETS } from '../limits/budgets.ts';
import { NOT_FOUND } from '../wire/refused.ts';
import { lightDetail } from './light-detail.ts';
import { unknownSuppliers, writeLights } from './light-of-supplier.ts';
import { searchLights } from './search-lights.ts';
import type { TrafficLightPorts } from './traffic-light-ports.ts';

/** Suppliers' credit lights, as everybody may look them up. D-25 */
export const trafficLightFeature = (ports: TrafficLightPorts): GatewayFeature<typeof trafficLight> => ({
  handlers: {
    search: async (sought, context) => ok(await searchLights(context, sought)),
    detail: async ({ supplierId }, context) => {
      const found = await lightDetail(ports, context, supplierId);
      return found === undefined ? err(NOT_FOUND) : ok(found);
    },
    feedback: async ({ supplierId, ...said }, context) => {
      if ((await ports.namedSupplier(context, supplierId)) === undefined) return err(NOT_FOUND);
      return ok({ id: await ports.keepFeedback(context, { about: 'supplier', supplierId, ...said }) });
    },
  },
  operatorLists: {
    light: {
      named: { column: 'supplierId', idsOf: ({ supplierId = '' }) => [supplierId] },
      unknown: (queries, rows) =>
        unknownSuppliers(
          queries,
          rows.map(({ supplierId = '' }) => supplierId),
        ),
      written: (transaction, supplierIds) => writeLights(ports.refreshSupplierRow, transaction, supplierIds),
    },
  },
  budgets: { feedback: FEEDBACK_BUDGETS },
  tellsChanges: true,
});
