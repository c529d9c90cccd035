import type { cart } from '@fairhall/core/contract/cart/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { cartHandlers } from './cart.handlers.ts';
import type { CartPorts } from './cart-ports.ts';

/** The buyer's enquiry cart: a list of products that go off as enquiries together. */
export const cartFeature = (ports: CartPorts): GatewayFeature<typeof cart> => ({
  handlers: cartHandlers(ports),
});
