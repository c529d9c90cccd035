import type { Head } from '../../page/head.ts';
import type { HeadContext } from '../../page/screen.ts';

export { SupplierInbox as Screen } from './inbox.tsx';

/** The page has no loader: the server does not know the logged-in user. */
export const head = (_: unknown, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierInbox.title'),
  heading: texts.text('supplierSite.inbox.heading'),
  noIndex: true,
});
