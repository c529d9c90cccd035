import { findSiteByEnName } from '@fairhall/core/site/sites';
import { pageError } from '../page/page-error.ts';
import type { Visit } from '../page/screen.ts';
import { type HomeData, loadHome } from './home-data.ts';

export { head } from './home.screen.ts';
export { Home as Screen } from './home.tsx';

/** Loads the home page of a country by its address. A-75 */
export function loader(visit: Visit<'countryHome'>): Promise<HomeData> {
  const site = findSiteByEnName(visit.params.websiteEnName);
  if (site === undefined || site.international) throw pageError('noSuchPage');
  return loadHome(visit, { kind: 'country', site });
}
