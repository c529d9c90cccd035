import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import type { CalendarData } from './calendar-data.ts';
import { pageLoaders } from './lazy-loaders.ts';

export { ExhibitionCalendarPage as Screen } from './calendar.tsx';

export const loader = async (visit: Visit<'exhibitions'>): Promise<CalendarData> =>
  (await pageLoaders.load()).loadCalendar(visit);

export const head = ({ months, isNarrowed, pageNo, allHref }: CalendarData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.exhibitionCalendar.title'),
  heading: texts.text('exhibitionCalendar.title'),
  description: texts.text('seo.exhibitionCalendar.description'),
  canonical: allHref,
  noIndex: isNarrowed || pageNo > 1,
  isAbsent: months.length === 0 && pageNo > 1,
  crumbs: [{ name: texts.text('exhibitionCalendar.title') }],
  items: months.flatMap(({ shows }) => shows.map(({ href }) => ({ href: href ?? undefined }))),
});
