import type { PageRoles } from '../../../tests/support/page-roles.ts';

/** Who is shown which page. */
export const pageRoles: PageRoles = {
  myCard: { kind: 'personal' },
  ownCard: { kind: 'personal' },
  supplierOwnCard: { kind: 'suppliersSite' },
  publicCard: { kind: 'open', address: () => '/expo/buyer/view/SharedCard' },
};
