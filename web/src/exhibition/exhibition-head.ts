import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';
import type { ExhibitionData } from './exhibition-data.ts';

/** Returns the head of an exhibition's page. Its canonical address is on the site of its country. */
export const toExhibitionHead = ({ expo, exhibitors }: ExhibitionData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.expo.title', { name: expo.name, dates: expo.dates }),
  heading: expo.name,
  description: texts.text('seo.expo.description', { name: expo.name, dates: expo.dates, location: expo.location }),
  canonical: expo.hrefs.overview,
  industry: expo.industry,
  items: exhibitors,
});
