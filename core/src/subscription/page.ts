import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import {
  provideSubscription,
  type SubscriptionEvent,
  type SubscriptionOpening,
  type SubscriptionPorts,
} from './subscription.machine.ts';
import { type SubscriptionView, subscriptionView } from './subscription.view.ts';

/** Opens the page that shows whether an address receives newsletters, and changes that. D-60 */
export function openSubscription(
  ports: SubscriptionPorts & { readonly timer: Timer },
  opening: SubscriptionOpening,
): Flow<SubscriptionView, SubscriptionEvent> {
  return startFlow(provideSubscription(ports), { input: opening, view: subscriptionView, timer: ports.timer });
}
