import type { PageRoles } from '../../../tests/support/page-roles.ts';

/** Who is shown which page. */
export const pageRoles: PageRoles = {
  enquiry: { kind: 'open', address: () => '/enquiry/Bag_P1' },
  enquirySuccess: { kind: 'open', address: () => '/enquiry/Bag_P1/success' },
  verify: { kind: 'open' },
  enquiryThread: { kind: 'open' },
  myEnquiries: { kind: 'personal', address: () => '/enquiries' },
};
