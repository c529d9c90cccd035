import type { stand } from '@fairhall/core/contract/stand/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { FEEDBACK_BUDGETS } from '../limits/budgets.ts';
import { bookStand, cleanUpStandRequests } from './book-stand.ts';
import type { StandPorts } from './stand-ports.ts';

/** Stand requests, which the organiser answers. D-54 */
export const standFeature = (ports: StandPorts): GatewayFeature<typeof stand> => ({
  handlers: { book: (input, context) => bookStand(ports, context, input) },
  budgets: { book: FEEDBACK_BUDGETS },
  cleanUpRows: cleanUpStandRequests,
});
