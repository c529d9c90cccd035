import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import { provideStand, type StandEvent, type StandOpening, type StandPorts } from './stand.machine.ts';
import { type StandView, standView } from './stand.view.ts';

export interface StandPagePorts extends StandPorts {
  readonly timer: Timer;
}

export type StandFlow = Flow<StandView, StandEvent>;

/** Opens the form in which a company requests a stand. D-54 */
export const openStand = (ports: StandPagePorts, opening: StandOpening): StandFlow =>
  startFlow(provideStand(ports), { input: opening, view: standView, timer: ports.timer });
