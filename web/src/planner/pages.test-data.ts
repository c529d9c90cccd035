import type { PageRoles } from '../../../tests/support/page-roles.ts';

/** Which audience may open which page. */
export const pageRoles: PageRoles = {
  expoPlanner: { kind: 'personal', address: () => '/expoturkey_1001/planner' },
  industryPlanner: { kind: 'personal', address: () => '/tex-tr/planner' },
};
