import type { PageRoles } from '../../../tests/support/page-roles.ts';

/** Who is shown which page. */
export const pageRoles: PageRoles = {
  expoMeeting: { kind: 'personal', address: () => '/expoturkey_1001/meeting/S1' },
};
