import type { subscription } from '@fairhall/core/contract/subscription/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { VERIFICATION_BUDGETS } from '../limits/budgets.ts';
import { UNSUBSCRIBE_FOLDER } from '../mail/unsubscribe-url.ts';
import { type OneClickPorts, serveOneClick } from './serve-one-click.ts';
import { subscriptionHandlers } from './subscription.handlers.ts';

/** The addresses that receive newsletters and digests. */
export const subscriptionFeature = (ports: OneClickPorts): GatewayFeature<typeof subscription> => ({
  handlers: subscriptionHandlers(),
  budgets: { show: VERIFICATION_BUDGETS },
  resources: { [UNSUBSCRIBE_FOLDER]: serveOneClick(ports) },
});
