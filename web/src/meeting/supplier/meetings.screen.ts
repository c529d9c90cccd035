import type { Head } from '../../page/head.ts';
import type { HeadContext } from '../../page/screen.ts';

export { SupplierMeetings as Screen } from './meetings.tsx';

/** The page has no loader: the server does not know the logged-in user. */
export const head = (_: unknown, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierMeetings.title'),
  heading: texts.text('supplierSite.meetings'),
  noIndex: true,
});
