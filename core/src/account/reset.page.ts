import type { Bugs } from '../ports/bugs.ts';
import type { Flow } from '../ports/flow.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import type { ResetOpening } from './reset.context.ts';
import { provideReset, type ResetEvent } from './reset.machine.ts';
import { type ResetView, resetView } from './reset.view.ts';

export interface ResetPagePorts {
  readonly gateway: Pick<Gateway, 'account'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
  readonly timer: Timer;
}

export type ResetFlow = Flow<ResetView, ResetEvent>;

/** The page for a forgotten password. D-71 */
export const openReset = (ports: ResetPagePorts, opening: ResetOpening): ResetFlow =>
  startFlow(provideReset(ports), { input: opening, view: resetView, timer: ports.timer });
