import type { Head } from '../../page/head.ts';
import type { HeadContext } from '../../page/screen.ts';

export { SupplierMeetings as Screen } from './meetings.tsx';

/** Nothing is loaded: the server does not know who is logged in. */
export const head = (_: unknown, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierMeetings.title'),
  heading: texts.text('supplierSite.meetings'),
  noIndex: true,
});
