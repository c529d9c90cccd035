import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { pageLoaders } from './lazy-loaders.ts';
import type { ThemeData } from './theme-data.ts';

export { ExhibitionThemePage as Screen } from './theme.tsx';

export const loader = async (visit: Visit<'expoTheme'>): Promise<ThemeData> =>
  (await pageLoaders.load()).loadTheme(visit);

export const head = (
  { expo: { name, dates, industry }, title, href, pageNo, exhibitors }: ThemeData,
  { texts }: HeadContext,
): Head => ({
  title: texts.text('seo.expoTheme.title', { theme: title, name }),
  heading: title,
  description: texts.text('seo.expoTheme.description', { theme: title, name, dates }),
  canonical: href,
  industry,
  noIndex: pageNo > 1,
  isAbsent: exhibitors.length === 0 && pageNo > 1,
  items: exhibitors,
});
