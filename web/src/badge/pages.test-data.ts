import type { PageRoles } from '../../../tests/support/page-roles.ts';

/** Which users may open each page. */
export const pageRoles: PageRoles = {
  scanBadge: { kind: 'members' },
  myBadge: { kind: 'personal' },
  badgeView: { kind: 'personal' },
  badgeDownload: { kind: 'personal' },
};
