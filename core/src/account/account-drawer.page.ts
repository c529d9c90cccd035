import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import { type AccountDrawerEvent, type AccountDrawerPorts, provideAccountDrawer } from './account-drawer.machine.ts';
import { type AccountDrawerView, accountDrawerView } from './account-drawer.view.ts';

/** Loads the buyer's account for a drawer. */
export function openAccountDrawer(
  ports: AccountDrawerPorts & { readonly timer: Timer },
): Flow<AccountDrawerView, AccountDrawerEvent> {
  return startFlow(provideAccountDrawer(ports), { input: undefined, view: accountDrawerView, timer: ports.timer });
}
