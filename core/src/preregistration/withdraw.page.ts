import type { Bugs } from '../ports/bugs.ts';
import type { Flow } from '../ports/flow.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Slots } from '../ports/storage.ts';
import type { Timer } from '../ports/timer.ts';
import { preregistrationInfoKey } from './keys.ts';
import type { WithdrawalOpening } from './withdraw.context.ts';
import { provideWithdrawal, type WithdrawalEvent } from './withdraw.machine.ts';
import { type WithdrawalView, withdrawView } from './withdraw.view.ts';

export interface WithdrawalPagePorts {
  readonly front: Pick<FrontGateway, 'preregistration'>;
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
  readonly timer: Timer;
}

export type WithdrawalFlow = Flow<WithdrawalView, WithdrawalEvent>;

/** Opens the page that withdraws a registration. D-33 */
export const openWithdrawal = (
  { storage, ...ports }: WithdrawalPagePorts,
  opening: WithdrawalOpening,
): WithdrawalFlow =>
  startFlow(provideWithdrawal({ ...ports, infos: storage.slot(preregistrationInfoKey) }), {
    input: opening,
    view: withdrawView,
    timer: ports.timer,
  });
