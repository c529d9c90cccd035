import type { PageRoles } from '../../../tests/support/page-roles.ts';

/** Who is shown which page. */
export const pageRoles: PageRoles = {
  scanBadge: { kind: 'members' },
  myBadge: { kind: 'personal' },
  badgeView: { kind: 'personal' },
  badgeDownload: { kind: 'personal' },
};
