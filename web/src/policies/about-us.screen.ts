import type { Visit } from '../app/screens.ts';
import { loadPolicy, type PolicyData } from './policy-data.ts';

export { head } from './policy-head.ts';
export { Policy as Screen } from './policy.tsx';

/** Who runs the site. */
export function loader(visit: Visit<'aboutUs'>): Promise<PolicyData> {
  const canonical = visit.href('aboutUs', {});
  return loadPolicy(visit, 'about-us', { websiteId: visit.boot.siteId, site: null, canonical });
}
