import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import { type CancelEvent, type CancelPorts, type OrderToCancel, provideCancel } from './cancel.machine.ts';
import { type CancelView, cancelView } from './cancel.view.ts';

export interface CancelPagePorts extends CancelPorts {
  readonly timer: Timer;
}

/** Opens the flow in which a buyer cancels an order. D-17 */
export const openCancel = (ports: CancelPagePorts, order: OrderToCancel): Flow<CancelView, CancelEvent> =>
  startFlow(provideCancel(ports), { input: order, view: cancelView, timer: ports.timer });
