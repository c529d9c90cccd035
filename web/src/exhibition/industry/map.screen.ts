import type { HeadContext, Visit } from '../../page/screen.ts';
import type { PageBlock } from '../../ui/blocks.tsx';
import { type IndustryData, loadIndustry } from './industry-data.ts';
import { industryHead } from './industry-head.ts';
import { operatorText } from './industry-text.screen.ts';

export { VenueMap as Screen } from './map.tsx';

export interface VenueMapData {
  readonly industry: IndustryData;
  readonly halls: readonly { readonly id: string; readonly name: string }[];
  readonly blocks: readonly PageBlock[];
  readonly lang: string | undefined;
}

/** Where it is, with a map in a new tab, and its halls. */
export async function loader(visit: Visit<'industryMap'>): Promise<VenueMapData> {
  const [{ site, data }, { blocks, lang }] = await Promise.all([
    loadIndustry(visit, 'map'),
    operatorText(visit, 'map'),
  ]);
  return {
    industry: data,
    halls: site.exhibition.halls.map(({ hall, name }) => ({ id: hall, name: `H${hall} ${name}` })),
    ...{ blocks, lang },
  };
}

export const head = ({ industry }: VenueMapData, context: HeadContext) => industryHead(industry, context);
