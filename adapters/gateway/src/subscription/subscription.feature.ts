import type { subscription } from '@fairhall/core/contract/subscription';
import type { GatewayFeature } from '../gateway-feature.ts';
import { VERIFICATION_BUDGETS } from '../limits/budgets.ts';
import { subscriptionHandlers } from './subscription.handlers.ts';
import type { SubscriptionTables } from './subscription.tables.ts';

/** Which addresses get mails of news and digests. */
export const subscriptionFeature = (): GatewayFeature<typeof subscription, SubscriptionTables> => ({
  handlers: subscriptionHandlers(),
  budgets: { show: VERIFICATION_BUDGETS },
});
