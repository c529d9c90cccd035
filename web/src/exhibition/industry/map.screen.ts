import type { HeadContext, Visit } from '../../page/screen.ts';
import { loadIndustry } from './industry-data.ts';
import { industryHead } from './industry-head.ts';
import { operatorText } from './industry-text.screen.ts';
import type { VenueMapData } from './map-data.ts';

export { ExhibitionMapPage as Screen } from './map.tsx';

/** Loads the exhibition's venue, with a link to its map, and its halls. */
export async function loader(visit: Visit<'industryMap'>): Promise<VenueMapData> {
  const [{ site, data }, { blocks, lang }] = await Promise.all([
    loadIndustry(visit, 'map'),
    operatorText(visit, 'map'),
  ]);
  return {
    industry: data,
    halls: site.exhibition.halls.map(({ hall, name }) => ({ id: hall, name: `H${hall} ${name}` })),
    blocks,
    lang,
  };
}

export const head = ({ industry }: VenueMapData, context: HeadContext) => industryHead(industry, context);
