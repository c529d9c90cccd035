import { orderListView } from '@fairhall/core/order/order-list.view';
import { readQuery } from '@fairhall/core/routes/query';
import type { Head } from '../page/head.ts';
import { requireValue } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { type MyOrdersData, toMyOrdersData } from './my-orders-data.ts';

export { MyOrdersPage as Screen } from './my-orders.tsx';

/** Loads the buyer's orders. D-17 */
export async function loader(visit: Visit<'myOrders'>): Promise<MyOrdersData> {
  const { ports, search, signal } = visit;
  const { pageNo = 1 } = readQuery(search);
  const { order } = await ports.frontGateway();
  return toMyOrdersData(orderListView(requireValue(await order.list({ pageNo }, { signal }))), visit);
}

export const head = (_: MyOrdersData, { texts }: HeadContext): Head => ({
  title: texts.text('order.list.head.title'),
  heading: texts.text('order.list.title'),
  noIndex: true,
});
