import { findSiteByEnName } from '@fairhall/core/site/sites';
import { requireValue } from '../page/loader-results.ts';
import { pageError } from '../page/page-error.ts';
import type { Visit } from '../page/screen.ts';
import { type StandData, standData } from './stand-data.ts';

export { StandPage as Screen } from './stand.tsx';
export { standHead as head } from './stand-head.ts';

/** Loads the form for a stand at a site's next exhibition, for a page that opens over another one. */
export async function loader(visit: Visit<'popupBookStand'>): Promise<StandData> {
  const { ports, params, signal, href } = visit;
  const site = findSiteByEnName(params.websiteEnName);
  if (site === undefined) throw pageError('noSuchPage');
  const { exhibition: calls } = await ports.frontGateway();
  const exhibition = requireValue(await calls.detail({ websiteId: site.id }, { signal, handled: true }));
  return standData(visit, {
    exhibition,
    place: { exhibitionId: exhibition.exhibitionId },
    showHref: null,
    ownHref: href('popupBookStand', { websiteEnName: site.enName }),
    isPopup: true,
  });
}
