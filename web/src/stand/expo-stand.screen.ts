import { toExhibitionParams } from '@fairhall/core/exhibition/links';
import { loadExhibition } from '@fairhall/core/exhibition/load';
import { requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { type StandData, standData } from './stand-data.ts';

export { StandPage as Screen } from './stand.tsx';
export { standHead as head } from './stand-head.ts';

/** Loads the form for a stand at an exhibition of this country site. */
export async function loader(visit: Visit<'expoBookStand'>): Promise<StandData> {
  const { ports, params, signal, href } = visit;
  const exhibition = requireValue(await loadExhibition(await ports.frontGateway(), params.exhibitionId, signal));
  const { exhibitionId } = exhibition;
  const address = toExhibitionParams(exhibition);
  return standData(visit, {
    exhibition,
    place: { exhibitionId },
    showHref: href('expoHome', address),
    ownHref: href('expoBookStand', address),
  });
}
