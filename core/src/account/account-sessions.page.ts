import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import {
  type AccountSessionsEvent,
  type AccountSessionsPorts,
  provideAccountSessions,
} from './account-sessions.machine.ts';
import { type AccountSessionsView, accountSessionsView } from './account-sessions.view.ts';

/** Ends a buyer's logins on other devices. */
export function openAccountSessions(
  ports: AccountSessionsPorts & { readonly timer: Timer },
): Flow<AccountSessionsView, AccountSessionsEvent> {
  return startFlow(provideAccountSessions(ports), { input: undefined, view: accountSessionsView, timer: ports.timer });
}
