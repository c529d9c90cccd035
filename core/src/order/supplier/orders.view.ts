import type { ReceivedOrder } from '../../contract/order/calls.ts';
import { ORDER_STATES, type OrderState } from '../../contract/order/limits.ts';
import type { ListSnapshot } from '../../lists/list.machine.ts';
import { contextOf, LIST_START, type ListView, listView } from '../../lists/list.view.ts';
import type { OrdersContext } from './orders.machine.ts';

export interface OrdersView extends ListView {
  readonly rows: readonly ReceivedOrder[];
  readonly part: OrderState;
  readonly parts: readonly { readonly part: OrderState; readonly count: number }[];
}

/** Returns the view of the order list. D-17 */
export function supplierOrdersView(snapshot: ListSnapshot): OrdersView {
  const { query, list } = contextOf<OrdersContext>(snapshot);
  return {
    ...listView(snapshot),
    rows: list?.records ?? [],
    part: query.part,
    parts: ORDER_STATES.map((part) => ({ part, count: list?.counts[part] ?? 0 })),
  };
}

/** The page before its flow is loaded. */
export const SUPPLIER_ORDERS_START: OrdersView = { ...LIST_START, rows: [], part: 'received', parts: [] };
