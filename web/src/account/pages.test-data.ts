import type { PageRoles } from '../../../tests/support/page-roles.ts';

/** Which users may open each page. */
export const pageRoles: PageRoles = {
  login: { kind: 'guests' },
  register: { kind: 'guests' },
  resetPassword: { kind: 'open' },
  initPassword: { kind: 'open' },
  account: { kind: 'personal' },
};
