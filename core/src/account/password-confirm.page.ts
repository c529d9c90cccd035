import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import {
  type PasswordConfirmEvent,
  type PasswordConfirmPorts,
  providePasswordConfirm,
} from './password-confirm.machine.ts';
import type { PasswordConfirmKind } from './password-confirm.ts';
import { type PasswordConfirmView, passwordConfirmView } from './password-confirm.view.ts';

/** Opens the form that asks a logged-in buyer for the password again. THR-13 */
export const openPasswordConfirm = (
  ports: PasswordConfirmPorts & { readonly timer: Timer },
  kind: PasswordConfirmKind,
): Flow<PasswordConfirmView, PasswordConfirmEvent> =>
  startFlow(providePasswordConfirm(ports), { input: kind, view: passwordConfirmView, timer: ports.timer });
