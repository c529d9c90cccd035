import { getFormat } from '@fairhall/core/site/format';
import { findSiteByEnName } from '@fairhall/core/site/sites';
import { pageError } from '../page/page-error.ts';
import type { Visit } from '../page/screen.ts';
import { loadPolicy, type PolicyData } from './policy-data.ts';

export { PolicyPage as Screen } from './policy.tsx';
export { head } from './policy-head.ts';

/**
 * Loads the privacy policy of the site named in the address, whichever site the visitor is on.  
 * D-36
 */
export function loader(visit: Visit<'sitePrivacyPolicy'>): Promise<PolicyData> {
  const { websiteEnName } = visit.params;
  const site = findSiteByEnName(websiteEnName);
  if (site === undefined) throw pageError('noSuchPage');
  const canonical = visit.href('sitePrivacyPolicy', { websiteEnName });
  // English uses the sites' own names, such as "Emirates".
  const { lang } = visit.boot;
  const name = lang === 'en' || site.international ? site.name : getFormat(lang).countryName(site.abbr);
  return loadPolicy(visit, 'privacy-policy', { websiteId: site.id, site: name, canonical });
}
