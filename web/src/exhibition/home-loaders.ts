import { loadExhibition } from '@fairhall/core/exhibition/load';
import { findSiteByEnName } from '@fairhall/core/site/sites';
import { requireValue } from '../page/loader-results.ts';
import { pageError } from '../page/page-error.ts';
import type { Visit } from '../page/screen.ts';
import { type ExhibitionData, loadExhibitionData } from './exhibition-data.ts';

/** Loads an exhibition by its id, at any of its addresses.  */
export async function loadExpoHome(visit: Visit<'expoHome'>): Promise<ExhibitionData> {
  const { params, ports, signal } = visit;
  const exhibition = requireValue(await loadExhibition(await ports.frontGateway(), params.exhibitionId, signal));
  return loadExhibitionData(exhibition, visit, { isAffiliate: 'affiliate' in params && params.affiliate === true });
}

/** Loads the current exhibition of a site.  */
export async function loadExpoSite(visit: Visit<'expoSite' | 'showSite'>): Promise<ExhibitionData> {
  const { params, ports, signal } = visit;
  const site = findSiteByEnName(params.websiteEnName);
  if (site === undefined) throw pageError('noSuchPage');
  const { exhibition } = await ports.frontGateway();
  return loadExhibitionData(
    requireValue(await exhibition.detail({ websiteId: site.id }, { signal, handled: true })),
    visit,
  );
}

/** Loads the current e-show of an event code, of a country or of any country.  */
export async function loadEshow(visit: Visit<'eshow'>): Promise<ExhibitionData> {
  const { params, ports, signal } = visit;
  const { exhibition } = await ports.frontGateway();
  const country = 'websiteEnName' in params ? params.websiteEnName : undefined;
  const input = { shortName: params.shortName, ...(country === undefined ? {} : { country }) };
  return loadExhibitionData(requireValue(await exhibition.eshow(input, { signal, handled: true })), visit);
}
