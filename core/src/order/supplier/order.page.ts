import type { Flow } from '../../ports/flow.ts';
import { startFlow } from '../../ports/start-flow.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { provideReceivedOrder, type ReceivedOrderEvent } from './order.machine.ts';
import { type ReceivedOrderView, supplierOrderView } from './order.view.ts';

/** Opens one order that a supplier received. D-17 */
export const openReceivedOrder = (ports: SupplierPorts, orderNo: string): Flow<ReceivedOrderView, ReceivedOrderEvent> =>
  startFlow(provideReceivedOrder(ports, orderNo), { input: undefined, view: supplierOrderView, timer: ports.timer });
