import type { enquiry } from '@fairhall/core/contract/enquiry/calls';
import type { Database } from '../db/database.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { cleanUpEnquiries } from './enquiry.clean-up.ts';
import { enquiryHandlers } from './enquiry.handlers.ts';
import type { SendEnquiry } from './send-enquiry.ts';
import { sendOffers } from './send-offers.ts';
import type { VerifyPorts } from './verify-enquiry.ts';

/** Enquiries to a supplier, the mail that verifies their sender, and the messages of their threads. */
export const enquiryFeature = (
  ports: VerifyPorts & { readonly sendEnquiry: SendEnquiry; readonly database: Database },
): GatewayFeature<typeof enquiry> => ({
  handlers: enquiryHandlers(ports),
  cleanUpRows: cleanUpEnquiries,
  refresh: (now) => sendOffers(ports, now),
});
