import type { PageRoles } from '../../../tests/support/page-roles.ts';

/** Which audience may open which page. */
export const pageRoles: PageRoles = {
  privacyPolicy: { kind: 'open' },
  sitePrivacyPolicy: { kind: 'open' },
  aboutUs: { kind: 'open' },
  // Without a written imprint and without contact details of the organiser there is none.
  imprint: { kind: 'open' },
};
