import type { Visit } from '../page/screen.ts';
import { loadPolicy, type PolicyData } from './policy-data.ts';

export { PolicyPage as Screen } from './policy.tsx';
export { head } from './policy-head.ts';

/** Loads the page about the company that runs the site. */
export function loader(visit: Visit<'aboutUs'>): Promise<PolicyData> {
  const canonical = visit.href('aboutUs', {});
  return loadPolicy(visit, 'about-us', { websiteId: visit.boot.siteId, site: null, canonical });
}
