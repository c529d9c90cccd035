import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { type BadgesData, loadBadges } from './badge-data.ts';

export { BadgeViewPage as Screen } from './badge-view.tsx';

/** The visitor's own badges, to be shown at the entrance. */
export const loader = (visit: Visit<'badgeView'>): Promise<BadgesData> => loadBadges(visit);

export const head = (_: BadgesData, { texts }: HeadContext): Head => ({
  title: texts.text('badge.head.title'),
  heading: texts.text('badge.title'),
  noIndex: true,
});
