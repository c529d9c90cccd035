import type { PageRoles } from '../../../tests/support/page-roles.ts';

/** Which audience may open which page. */
export const pageRoles: PageRoles = {
  unsubscribe: { kind: 'open' },
};
