import { buyerTokenKey } from '../account/keys.ts';
import type { Deferral } from '../ports/deferral.ts';
import type { Flow } from '../ports/flow.ts';
import type { LoginStatus } from '../ports/login-status.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import { type AppEmitted, type AppEvent, type AppPorts, provideApp } from './app.machine.ts';
import { type AppView, appView } from './app.view.ts';
import { type AnyDeferredKind, DEFERRAL_KINDS } from './deferral-kinds.ts';
import { deferralOf } from './deferral-of.ts';

export interface AppPagePorts extends AppPorts {
  readonly timer: Timer;
}

/** The app flow that every page runs in, with the ports that it provides to other flows. */
export interface AppFlow extends Flow<AppView, AppEvent> {
  readonly deferral: Deferral;
  readonly loginStatus: LoginStatus;
}

type Listener = (event: AppEmitted) => void;

/**
 * Opens session, login and the task that waits for a login. `onEmitted` is called for logins, logouts and ended tasks.
 */
export function openApp(
  ports: AppPagePorts,
  onEmitted: Listener = () => undefined,
  kinds: readonly AnyDeferredKind[] = DEFERRAL_KINDS,
): AppFlow {
  const listeners = new Set<Listener>([onEmitted]);
  const notifyListeners: Listener = (event) => {
    for (const listener of listeners) listener(event);
  };
  const start = { input: { kinds }, view: appView, timer: ports.timer, onEmitted: notifyListeners };
  const app = startFlow(provideApp(ports, kinds), start);
  const token = ports.storage.slot(buyerTokenKey);
  return {
    ...app,
    deferral: deferralOf({
      onSettled(listener) {
        const handleSettled: Listener = (event) => event.type === 'task.settled' && listener(event);
        listeners.add(handleSettled);
        return () => void listeners.delete(handleSettled);
      },
      send: app.send,
    }),
    loginStatus: {
      // Until the session has been read, a stored token counts as a login.
      isLoggedIn() {
        const { isLoggedIn, busy } = app.view().session;
        return isLoggedIn || (busy && token.read() !== null);
      },
      subscribe: app.subscribe,
    },
  };
}
