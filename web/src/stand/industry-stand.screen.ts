import { requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { type StandData, standData } from './stand-data.ts';

export { StandPage as Screen } from './stand.tsx';
export { standHead as head } from './stand-head.ts';

/** Loads the form for a stand at an industry's next exhibition at a site. */
export async function loader(visit: Visit<'industryBookStand'>): Promise<StandData> {
  const { ports, params, signal, href } = visit;
  const { industryAbbr, websiteAbbr } = params;
  const base = { industryAbbr, websiteAbbr };
  const { industryExpo } = await ports.frontGateway();
  const { exhibition } = requireValue(await industryExpo.site(base, { signal, handled: true }));
  const { industry, websiteId } = exhibition;
  return standData(visit, {
    exhibition,
    place: { industry, websiteId },
    showHref: href('industryHome', base),
    ownHref: href('industryBookStand', base),
  });
}
