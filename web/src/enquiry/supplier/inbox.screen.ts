import type { Head } from '../../page/head.ts';
import type { HeadContext } from '../../page/screen.ts';

export { NoThread as Screen } from './inbox.tsx';
export { InboxFrame as Frame } from './inbox-frame.tsx';

/** The page has no loader: the server does not know the logged-in user. The list is in the frame. */
export const head = (_: unknown, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierInbox.title'),
  heading: texts.text('supplierSite.inbox.heading'),
  noIndex: true,
});
