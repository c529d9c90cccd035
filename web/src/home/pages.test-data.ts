import type { PageRoles } from '../../../tests/support/page-roles.ts';

/** Who is shown which page. */
export const pageRoles: PageRoles = {
  home: { kind: 'open' },
  countryHome: { kind: 'open' },
};
