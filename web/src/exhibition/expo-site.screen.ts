import { findSiteByEnName } from '@fairhall/core/site/sites';
import { requireValue } from '../page/loader-results.ts';
import { pageError } from '../page/page-error.ts';
import type { Visit } from '../page/screen.ts';
import { type ExhibitionData, loadExhibitionData } from './exhibition-data.ts';

export { toExhibitionHead as head } from './exhibition-head.ts';
export { ExhibitionHomePage as Screen } from './exhibition-home.tsx';

/** Loads the current exhibition of a site.  */
export async function loader(visit: Visit<'expoSite' | 'showSite'>): Promise<ExhibitionData> {
  const { params, ports, signal } = visit;
  const site = findSiteByEnName(params.websiteEnName);
  if (site === undefined) throw pageError('noSuchPage');
  const { exhibition } = await ports.frontGateway();
  return loadExhibitionData(
    requireValue(await exhibition.detail({ websiteId: site.id }, { signal, handled: true })),
    visit,
  );
}
