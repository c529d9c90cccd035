import type { supplierOrder } from '@fairhall/core/contract/order/supplier-calls';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { listReceivedOrders } from './list-orders.ts';
import type { OrderPorts } from './order-ports.ts';
import { showReceivedOrder } from './show-order.ts';
import { decideOrder } from './update-order.ts';

/** The supplier's side of orders. D-17 */
export const supplierOrderFeature = (ports: OrderPorts): GatewayFeature<typeof supplierOrder> => ({
  handlers: {
    list: async (query, context) => ok(await listReceivedOrders(context, query)),
    show: ({ orderNo }, context) => showReceivedOrder(ports, context, orderNo),
    confirm: (input, context) => decideOrder(ports, context, input, 'confirm'),
    decline: (input, context) => decideOrder(ports, context, input, 'decline'),
  },
});
