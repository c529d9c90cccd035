import type { PageRoles } from '../../../tests/support/page-roles.ts';

/** Who is shown which page. */
export const pageRoles: PageRoles = {
  login: { kind: 'guests' },
  register: { kind: 'guests' },
  resetPassword: { kind: 'open' },
  account: { kind: 'personal' },
};
