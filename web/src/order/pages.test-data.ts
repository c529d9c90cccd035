import type { PageRoles } from '../../../tests/support/page-roles.ts';

/** Who is shown which page. */
export const pageRoles: PageRoles = {
  startOrder: { kind: 'personal' },
  myOrders: { kind: 'personal', address: () => '/orders' },
};
