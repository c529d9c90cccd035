import type { supplierHome } from '@fairhall/core/contract/supplier/home-calls';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { countWaiting } from './count-waiting.ts';
import { readHome } from './read-home.ts';
import type { SupplierHomePorts } from './supplier-home-ports.ts';

/** The home page of a supplier's members. D-05 */
export const supplierHomeFeature = (ports: SupplierHomePorts): GatewayFeature<typeof supplierHome> => ({
  handlers: {
    read: async (_, context) => ok(await readHome(ports, context)),
    counts: async (_, context) => ok(await countWaiting(ports, context)),
  },
});
