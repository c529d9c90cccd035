import type { OutputOf } from '../../contract/call.ts';
import type { supplierOrder } from '../../contract/order/supplier-calls.ts';
import type { ContextOf, ListDefinition, ListEvent } from '../../lists/list.machine.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { provideSupplierList } from '../../supplier-login/supplier-list.ts';

export type OrdersEvent = ListEvent;
type Orders = OutputOf<typeof supplierOrder.list>;

/** The orders that a supplier received, newest first. D-17 */
export const supplierOrderList: ListDefinition<OrdersEvent, { readonly pageNo: number }, Orders> = {
  id: 'supplierOrders',
  query: { pageNo: 1 },
  local: {},
};

export type OrdersContext = ContextOf<typeof supplierOrderList>;

/** Binds the list to the gateway. */
export const provideOrders = (ports: SupplierPorts) =>
  provideSupplierList(
    supplierOrderList,
    {
      load: (query, signal) => ports.supplierGateway.supplierOrder.list(query, { signal, fresh: true, handled: true }),
    },
    ports,
  );
