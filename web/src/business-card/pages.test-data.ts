import type { PageRoles } from '../../../tests/support/page-roles.ts';

/** Which users may open each page. */
export const pageRoles: PageRoles = {
  myCard: { kind: 'personal' },
  ownCard: { kind: 'personal' },
  supplierOwnCard: { kind: 'suppliersSite' },
  publicCard: { kind: 'open', address: () => '/expo/buyer/view/SharedCard' },
};
