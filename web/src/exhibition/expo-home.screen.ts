import type { Visit } from '../page/screen.ts';
import type { ExhibitionData } from './exhibition-data.ts';
import { pageLoaders } from './lazy-loaders.ts';

export { toExhibitionHead as head } from './exhibition-head.ts';
export { ExhibitionHomePage as Screen } from './exhibition-home.tsx';

export const loader = async (visit: Visit<'expoHome'>): Promise<ExhibitionData> =>
  (await pageLoaders.load()).loadExpoHome(visit);
