import { siteByEnName } from '@fairhall/core/site/sites';
import { needed } from '../page/loader-results.ts';
import { pageError } from '../page/page-error.ts';
import type { Visit } from '../page/screen.ts';
import { type ExpoData, expoData } from './expo-data.ts';

export { expoHead as head } from './expo-head.ts';
export { ExpoHome as Screen } from './expo-home.tsx';

/** The current exhibition of a site.  */
export async function loader(visit: Visit<'expoSite' | 'showSite'>): Promise<ExpoData> {
  const { params, ports, signal } = visit;
  const site = siteByEnName(params.websiteEnName);
  if (site === undefined) throw pageError('noSuchPage');
  const { exhibition } = await ports.front();
  return expoData(needed(await exhibition.detail({ websiteId: site.id }, { signal, handled: true })), visit);
}
