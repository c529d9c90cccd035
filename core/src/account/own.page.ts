import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import { type OwnEvent, type OwnPorts, provideOwn } from './own.machine.ts';
import { type OwnView, ownView } from './own.view.ts';

/** Reads the buyer's account for a drawer. */
export function openOwn(ports: OwnPorts & { readonly timer: Timer }): Flow<OwnView, OwnEvent> {
  return startFlow(provideOwn(ports), { input: undefined, view: ownView, timer: ports.timer });
}
