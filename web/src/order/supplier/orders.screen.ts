import type { Head } from '../../page/head.ts';
import type { HeadContext } from '../../page/screen.ts';

export { SupplierOrders as Screen } from './orders.tsx';

/** The page has no loader: the server does not know the logged-in user. */
export const head = (_: unknown, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierOrders.title'),
  heading: texts.text('supplierSite.orders'),
  noIndex: true,
});
