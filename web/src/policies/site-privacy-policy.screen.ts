import { siteByEnName } from '@fairhall/core/site/sites';
import { pageError } from '../page/page-error.ts';
import type { Visit } from '../page/screen.ts';
import { loadPolicy, type PolicyData } from './policy-data.ts';

export { Policy as Screen } from './policy.tsx';
export { head } from './policy-head.ts';

/** The privacy policy of a named site, whichever site one is on.   D-36 */
export function loader(visit: Visit<'sitePrivacyPolicy'>): Promise<PolicyData> {
  const { websiteEnName } = visit.params;
  const site = siteByEnName(websiteEnName);
  if (site === undefined) throw pageError('noSuchPage');
  const canonical = visit.href('sitePrivacyPolicy', { websiteEnName });
  return loadPolicy(visit, 'privacy-policy', { websiteId: site.id, site: site.name, canonical });
}
