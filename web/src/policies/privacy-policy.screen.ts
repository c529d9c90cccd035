import type { Visit } from '../app/screen.ts';
import { loadPolicy, type PolicyData } from './policy-data.ts';

export { Policy as Screen } from './policy.tsx';
export { head } from './policy-head.ts';

/** The privacy policy of the present site, or the international one. Both addresses show it; one is canonical.  A-09 */
export function loader(visit: Visit<'privacyPolicy'>): Promise<PolicyData> {
  const canonical = visit.href('privacyPolicy', {});
  return loadPolicy(visit, 'privacy-policy', { websiteId: visit.boot.siteId, site: null, canonical });
}
