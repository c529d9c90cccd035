import type { Visit } from '../page/screen.ts';
import { loadPolicy, type PolicyData, toPolicyText } from './policy-data.ts';

export { PolicyPage as Screen } from './policy.tsx';
export { head } from './policy-head.ts';

/**
 * Loads the privacy policy of the present site, or else the international one, with the terms below it. Two addresses
 * show it; one is canonical.  A-09
 */
export async function loader(visit: Visit<'privacyPolicy'>): Promise<PolicyData> {
  const canonical = visit.href('privacyPolicy', {});
  const { siteId, lang } = visit.boot;
  const [policy, terms] = await Promise.all([
    loadPolicy(visit, 'privacy-policy', { websiteId: siteId, site: null, canonical }),
    visit.ports.contents.load('terms', siteId, lang),
  ]);
  return { ...policy, terms: terms.ok ? toPolicyText(terms.value, visit) : null };
}
