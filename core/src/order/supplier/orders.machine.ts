import type { OrderState } from '../../contract/order/limits.ts';
import type { ReceivedOrders } from '../../contract/order/supplier-calls.ts';
import type { ContextOf, ListDefinition, ListEvent } from '../../lists/list.machine.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { provideSupplierList } from '../../supplier-login/supplier-list.ts';

export type OrdersEvent = ListEvent | { readonly type: 'part.selected'; readonly part: OrderState };

interface OrdersQuery {
  readonly part: OrderState;
  readonly pageNo: number;
}

/** The orders that a supplier received, by their state and newest first: at first those that wait for a reply. D-17 */
export const supplierOrderList: ListDefinition<OrdersEvent, OrdersQuery, ReceivedOrders> = {
  id: 'supplierOrders',
  query: { part: 'received', pageNo: 1 },
  local: {},
  queries: { 'part.selected': ({ part }) => ({ part }) },
};

export type OrdersContext = ContextOf<typeof supplierOrderList>;

/** Binds the list to the gateway. */
export const provideOrders = (ports: SupplierPorts) =>
  provideSupplierList(
    supplierOrderList,
    {
      load: ({ part, pageNo }, signal) =>
        ports.supplierGateway.supplierOrder.list({ pageNo, state: part }, { signal, fresh: true, handled: true }),
    },
    ports,
  );
