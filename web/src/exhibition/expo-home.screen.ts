import { loadExhibition } from '@fairhall/core/exhibition/load';
import { needed } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { type ExpoData, expoData } from './expo-data.ts';

export { expoHead as head } from './expo-head.ts';
export { ExpoHome as Screen } from './expo-home.tsx';

/** An exhibition by its id, at any of its addresses.  */
export async function loader(visit: Visit<'expoHome'>): Promise<ExpoData> {
  const { params, ports, signal } = visit;
  const exhibition = needed(await loadExhibition(await ports.front(), params.exhibitionId, signal));
  return expoData(exhibition, visit, { isAffiliate: 'affiliate' in params && params.affiliate === true });
}
