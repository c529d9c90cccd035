import type { order } from '@fairhall/core/contract/order/calls';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { createOrder } from './create-order.ts';
import { listOrders } from './list-orders.ts';
import type { OrderPorts } from './order-ports.ts';
import { showOrder } from './show-order.ts';
import { cancelOrder } from './update-order.ts';

/** Buyers' orders: requests to suppliers with a quantity and a price; nothing is paid here. D-17 */
export const orderFeature = (ports: OrderPorts): GatewayFeature<typeof order> => ({
  handlers: {
    create: (input, context) => createOrder(ports, context, input),
    list: async ({ pageNo }, context) => ok(await listOrders(ports, context, pageNo)),
    show: ({ orderNo }, context) => showOrder(ports, context, orderNo),
    cancel: (input, context) => cancelOrder(ports, context, input),
  },
});
