import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { head as exhibitorsHead } from './exhibitors.screen.ts';
import type { ExhibitorsData } from './exhibitors-data.ts';
import { pageLoaders } from './lazy-loaders.ts';

export { ExhibitorListPage as Screen } from './exhibitors.tsx';

/** Loads only spotlight exhibitors. */
export const loader = async (visit: Visit<'expoSpotlightExhibitors'>): Promise<ExhibitorsData> =>
  (await pageLoaders.load()).loadExhibitors(visit, 'spotlight');

export const head = (data: ExhibitorsData, context: HeadContext): Head => ({
  ...exhibitorsHead(data, context),
  title: context.texts.text('seo.expoSpotlightExhibitors.title', { name: data.expo.name }),
});
