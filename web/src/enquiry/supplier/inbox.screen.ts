import type { Head } from '../../page/head.ts';
import type { HeadContext } from '../../page/screen.ts';

export { SupplierInbox as Screen } from './inbox.tsx';

/** Nothing is loaded: the server does not know who is logged in. */
export const head = (_: unknown, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierInbox.title'),
  heading: texts.text('supplierSite.inbox.heading'),
  noIndex: true,
});
