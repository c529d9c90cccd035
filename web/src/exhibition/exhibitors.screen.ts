import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import type { ExhibitorsData } from './exhibitors-data.ts';
import { pageLoaders } from './lazy-loaders.ts';

export { ExhibitorListPage as Screen } from './exhibitors.tsx';

/** Loads all exhibitors of an exhibition. */
export const loader = async (visit: Visit<'expoExhibitors'>): Promise<ExhibitorsData> =>
  (await pageLoaders.load()).loadExhibitors(visit, 'exhibitors');

export const head = (
  { expo, exhibitors, isNarrowed, pageNo, allHref }: ExhibitorsData,
  { texts }: HeadContext,
): Head => ({
  title: texts.text('seo.expoExhibitors.title', { name: expo.name }),
  heading: expo.name,
  description: texts.text('seo.expoExhibitors.description', { name: expo.name }),
  canonical: allHref,
  industry: expo.industry,
  noIndex: isNarrowed || pageNo > 1,
  isAbsent: exhibitors.length === 0 && pageNo > 1,
  items: exhibitors,
});
