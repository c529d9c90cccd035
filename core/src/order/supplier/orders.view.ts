import type { ReceivedOrder } from '../../contract/order/calls.ts';
import type { ListSnapshot } from '../../lists/list.machine.ts';
import { contextOf, LIST_START, type ListView, listView } from '../../lists/list.view.ts';
import type { OrdersContext } from './orders.machine.ts';

export interface OrdersView extends ListView {
  readonly rows: readonly ReceivedOrder[];
}

/** Returns the view of the order list. D-17 */
export const supplierOrdersView = (snapshot: ListSnapshot): OrdersView => ({
  ...listView(snapshot),
  rows: contextOf<OrdersContext>(snapshot).list?.records ?? [],
});

/** The page before its flow is loaded. */
export const SUPPLIER_ORDERS_START: OrdersView = { ...LIST_START, rows: [] };
