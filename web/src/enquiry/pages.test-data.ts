import type { PageRoles } from '../../../tests/support/page-roles.ts';

/** Which users may open each page. */
export const pageRoles: PageRoles = {
  enquiry: { kind: 'open', address: () => '/enquiry/Bag_P1' },
  enquirySuccess: { kind: 'open', address: () => '/enquiry/Bag_P1/success' },
  verify: { kind: 'open' },
  enquiryThread: { kind: 'open' },
  supplierSavedReplies: { kind: 'open' },
  myEnquiries: { kind: 'personal', address: () => '/enquiries' },
};
