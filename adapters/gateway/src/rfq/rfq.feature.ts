import type { rfq } from '@fairhall/core/contract/rfq/calls';
import type { Database } from '../db/database.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { rfqHandlers } from './rfq.handlers.ts';
import type { RfqPorts } from './rfq-ports.ts';
import { sendRfqOffers } from './send-rfq-offers.ts';

/** Requests for quotation with their files and their confirmation email. */
export const rfqFeature = (ports: RfqPorts & { readonly database: Database }): GatewayFeature<typeof rfq> => ({
  handlers: rfqHandlers(ports),
  refresh: (now) => sendRfqOffers(ports, now),
});
