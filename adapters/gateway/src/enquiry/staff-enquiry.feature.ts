import type { staffEnquiry } from '@fairhall/core/contract/enquiry/staff-calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { staffEnquiryHandlers } from './staff-enquiry.handlers.ts';
import type { StaffEnquiryPorts } from './staff-enquiry-ports.ts';

/** How staff see to it that enquiries are answered. D-94 */
export const staffEnquiryFeature = (ports: StaffEnquiryPorts): GatewayFeature<typeof staffEnquiry> => ({
  handlers: staffEnquiryHandlers(ports),
});
