import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import { type OwnSessionsEvent, type OwnSessionsPorts, provideOwnSessions } from './own-sessions.machine.ts';
import { type OwnSessionsView, ownSessionsView } from './own-sessions.view.ts';

/** Ends a buyer's logins on other devices. */
export function openOwnSessions(
  ports: OwnSessionsPorts & { readonly timer: Timer },
): Flow<OwnSessionsView, OwnSessionsEvent> {
  return startFlow(provideOwnSessions(ports), { input: undefined, view: ownSessionsView, timer: ports.timer });
}
