import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import { provideWithdraw, type RfqToWithdraw, type WithdrawEvent, type WithdrawPorts } from './withdraw.machine.ts';
import { type WithdrawView, withdrawView } from './withdraw.view.ts';

export interface WithdrawPagePorts extends WithdrawPorts {
  readonly timer: Timer;
}

/** Opens the flow in which a buyer withdraws a request. D-50 */
export const openWithdraw = (ports: WithdrawPagePorts, rfq: RfqToWithdraw): Flow<WithdrawView, WithdrawEvent> =>
  startFlow(provideWithdraw(ports), { input: rfq, view: withdrawView, timer: ports.timer });
