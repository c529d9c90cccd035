import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import type { OrderOpening } from './order.context.ts';
import { type OrderEvent, type OrderPorts, provideOrder } from './order.machine.ts';
import { type OrderView, orderView } from './order.view.ts';

export interface OrderPagePorts extends OrderPorts {
  readonly timer: Timer;
}

export type OrderFlow = Flow<OrderView, OrderEvent>;

/** Opens the form in which a buyer orders a product. D-17 */
export const openOrder = (ports: OrderPagePorts, opening: OrderOpening): OrderFlow =>
  startFlow(provideOrder(ports), { input: opening, view: orderView, timer: ports.timer });
