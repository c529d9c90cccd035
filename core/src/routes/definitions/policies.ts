import { ALL_AUDIENCES, type RouteDefinition } from '../definition.ts';

/** Policies, the page about us, and the imprint. …, D-36, D-45 */
export const policyRoutes = {
  privacyPolicy: { patterns: ['/privacy-policy.html', '/privacy.html'], audiences: ALL_AUDIENCES },
  sitePrivacyPolicy: { patterns: ['/privacy-policy-{websiteEnName}.html'], audiences: ALL_AUDIENCES },
  aboutUs: { patterns: ['/about-us.html'], audiences: ALL_AUDIENCES },
  imprint: { patterns: ['/imprint.html'], audiences: ALL_AUDIENCES },
} as const satisfies Record<string, RouteDefinition>;
