import type { enquiry } from '@fairhall/core/contract/enquiry';
import type { GatewayFeature } from '../gateway-feature.ts';
import { enquiryHandlers } from './enquiry.handlers.ts';
import type { EnquiryTables } from './enquiry.tables.ts';
import type { SendEnquiry } from './send-enquiry.ts';

/** One-off enquiries to a supplier, with the mail that verifies their sender. */
export const enquiryFeature = (ports: {
  readonly sendEnquiry: SendEnquiry;
}): GatewayFeature<typeof enquiry, EnquiryTables> => ({ handlers: enquiryHandlers(ports) });
