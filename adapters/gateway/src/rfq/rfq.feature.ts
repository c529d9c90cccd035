import type { rfq } from '@fairhall/core/contract/rfq/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { rfqHandlers } from './rfq.handlers.ts';
import type { RfqPorts } from './rfq-ports.ts';

/** Requests for quotation with their files and their confirmation email. */
export const rfqFeature = (ports: RfqPorts): GatewayFeature<typeof rfq> => ({
  handlers: rfqHandlers(ports),
});
