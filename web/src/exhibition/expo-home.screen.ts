import { loadExhibition } from '@fairhall/core/exhibition/load';
import { requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { type ExhibitionData, loadExhibitionData } from './exhibition-data.ts';

export { toExhibitionHead as head } from './exhibition-head.ts';
export { ExhibitionHomePage as Screen } from './exhibition-home.tsx';

/** Loads an exhibition by its id, at any of its addresses.  */
export async function loader(visit: Visit<'expoHome'>): Promise<ExhibitionData> {
  const { params, ports, signal } = visit;
  const exhibition = requireValue(await loadExhibition(await ports.frontGateway(), params.exhibitionId, signal));
  return loadExhibitionData(exhibition, visit, { isAffiliate: 'affiliate' in params && params.affiliate === true });
}
