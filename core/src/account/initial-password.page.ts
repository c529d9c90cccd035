import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import type { InitialPasswordOpening } from './initial-password.context.ts';
import {
  type FirstLogin,
  type InitialPasswordEvent,
  type InitialPasswordPorts,
  provideInitialPassword,
} from './initial-password.machine.ts';
import { type InitialPasswordView, initialPasswordView } from './initial-password.view.ts';

export interface InitialPasswordPagePorts extends InitialPasswordPorts {
  readonly timer: Timer;
}

export type InitialPasswordFlow = Flow<InitialPasswordView, InitialPasswordEvent>;

/** The page that sets the first password of an account. `onSaved` gets the login. D-71 */
export const openInitialPassword = (
  ports: InitialPasswordPagePorts,
  opening: InitialPasswordOpening,
  onSaved: (login: FirstLogin) => void,
): InitialPasswordFlow =>
  startFlow(provideInitialPassword(ports), {
    input: opening,
    view: initialPasswordView,
    timer: ports.timer,
    onDone: onSaved,
  });
