import type { PageRoles } from '../../../tests/support/page-roles.ts';

/** Which users may open each page. */
export const pageRoles: PageRoles = {
  expoMeeting: { kind: 'personal', address: () => '/expoturkey_1001/meeting/S1' },
  industryMeeting: { kind: 'personal', address: () => '/tex-tr/meeting/S1' },
  supplierMeetingAnswer: { kind: 'open' },
};
