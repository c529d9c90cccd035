import type { Head } from '../../page/head.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import type { SupplierOrderData } from './order.tsx';

export { SupplierOrder as Screen } from './order.tsx';

/** The server loads nothing of the order, since it does not know the logged-in user. */
export const loader = async ({ params }: Visit<'supplierOrder'>): Promise<SupplierOrderData> => ({
  orderNo: params.orderNo,
});

export const head = (_: SupplierOrderData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierOrder.title'),
  heading: texts.text('supplierSite.order.heading'),
  noIndex: true,
});
