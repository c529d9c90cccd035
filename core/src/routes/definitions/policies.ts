import { EVERYBODY, type RouteDefinition } from '../definition.ts';

/** Policies and the page about us. …, D-36 */
export const policies = {
  privacyPolicy: { patterns: ['/privacy-policy.html', '/privacy.html'], audiences: EVERYBODY },
  sitePrivacyPolicy: { patterns: ['/privacy-policy-{websiteEnName}.html'], audiences: EVERYBODY },
  aboutUs: { patterns: ['/about-us.html'], audiences: EVERYBODY },
} as const satisfies Record<string, RouteDefinition>;
