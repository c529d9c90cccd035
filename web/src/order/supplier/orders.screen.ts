import type { Head } from '../../page/head.ts';
import type { HeadContext } from '../../page/screen.ts';

export { SupplierOrders as Screen } from './orders.tsx';

/** Nothing is loaded: the server does not know who is logged in. */
export const head = (_: unknown, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierOrders.title'),
  heading: texts.text('supplierSite.orders'),
  noIndex: true,
});
