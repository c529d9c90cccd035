import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { loadSharedBadges, type SharedBadgesData } from './sharing-data.ts';

export { BadgeViewPage as Screen } from './badge-view.tsx';

/** Loads the visitor's own badges, to show at the entrance. */
export const loader = (visit: Visit<'badgeView'>): Promise<SharedBadgesData> => loadSharedBadges(visit);

export const head = (_: SharedBadgesData, { texts }: HeadContext): Head => ({
  title: texts.text('badge.head.title'),
  heading: texts.text('badge.title'),
  noIndex: true,
});
