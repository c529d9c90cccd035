import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import { type ConfirmEvent, type ConfirmOpening, type ConfirmPorts, provideConfirm } from './confirm.machine.ts';
import { type ConfirmView, confirmView } from './confirm.view.ts';

export interface ConfirmPagePorts extends ConfirmPorts {
  readonly timer: Timer;
}

export type ConfirmFlow = Flow<ConfirmView, ConfirmEvent>;

/** Opens the form for the delivery address of a prize. D-27 */
export const openConfirm = (ports: ConfirmPagePorts, opening: ConfirmOpening): ConfirmFlow =>
  startFlow(provideConfirm(ports), { input: opening, view: confirmView, timer: ports.timer });
