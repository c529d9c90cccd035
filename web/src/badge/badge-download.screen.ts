import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { type BadgesData, loadBadges } from './badge-data.ts';

export { BadgeDownloadPage as Screen } from './badge-download.tsx';

/** The same badges, to save as pictures. */
export const loader = (visit: Visit<'badgeDownload'>): Promise<BadgesData> => loadBadges(visit);

export const head = (_: BadgesData, { texts }: HeadContext): Head => ({
  title: texts.text('badge.download.head.title'),
  heading: texts.text('badge.download.title'),
  noIndex: true,
});
