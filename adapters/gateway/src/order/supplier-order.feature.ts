import type { supplierOrder } from '@fairhall/core/contract/order/supplier-calls';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { listReceivedOrders } from './list-orders.ts';

/** The supplier's side of orders. D-17 */
export const supplierOrderFeature = (): GatewayFeature<typeof supplierOrder> => ({
  handlers: { list: async ({ pageNo }, context) => ok(await listReceivedOrders(context, pageNo)) },
});
