import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { loadSharedBadges, type SharedBadgesData } from './sharing-data.ts';

export { MyBadgePage as Screen } from './my-badge.tsx';

/** Loads the visitor's own badges on a phone, on every site. */
export const loader = (visit: Visit<'myBadge'>): Promise<SharedBadgesData> => loadSharedBadges(visit);

export const head = (_: SharedBadgesData, { texts }: HeadContext): Head => ({
  title: texts.text('badge.head.title'),
  heading: texts.text('badge.title'),
  noIndex: true,
});
