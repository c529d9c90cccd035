import type { staffSupplier } from '@fairhall/core/contract/catalogue/staff-supplier-calls';
import { leaveAudit } from '../audit.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { findImportedId } from './import/find-imported-id.ts';
import { restoreSupplier, type SupplierTakeDownPorts, takeDownSupplier } from './take-down/take-down-supplier.ts';

/** Suppliers that staff take down. D-94 */
export const staffSupplierFeature = (ports: SupplierTakeDownPorts): GatewayFeature<typeof staffSupplier> => ({
  handlers: {
    takeDown: async ({ supplierId: named, reason }, context) => {
      const supplierId = await findImportedId(context, 'supplier', named);
      const taken = await takeDownSupplier(ports, context, { supplierId, reason });
      if (!taken.ok) return taken;
      await leaveAudit(context.database, context, { call: 'staffSupplier.takeDown', object: { supplierId }, reason });
      return taken;
    },
    putBack: async ({ supplierId: named, reason }, context) => {
      const supplierId = await findImportedId(context, 'supplier', named);
      const back = await restoreSupplier(ports, context, { supplierId, reason });
      if (!back.ok) return back;
      await leaveAudit(context.database, context, { call: 'staffSupplier.putBack', object: { supplierId }, reason });
      return back;
    },
  },
});
