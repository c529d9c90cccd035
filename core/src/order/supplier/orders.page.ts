import type { Flow } from '../../ports/flow.ts';
import { startFlow } from '../../ports/start-flow.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { type OrdersEvent, provideOrders } from './orders.machine.ts';
import { type OrdersView, supplierOrdersView } from './orders.view.ts';

/** Opens the list of orders that a supplier received. D-17 */
export const openOrders = (ports: SupplierPorts): Flow<OrdersView, OrdersEvent> =>
  startFlow(provideOrders(ports), { input: undefined, view: supplierOrdersView, timer: ports.timer });
