import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import {
  provideVerification,
  type VerificationEvent,
  type VerificationOpening,
  type VerificationPorts,
} from './verification.machine.ts';
import { type VerificationView, verificationView } from './verification.view.ts';

export type VerificationPagePorts = VerificationPorts & { readonly timer: Timer };

export type VerificationFlow = Flow<VerificationView, VerificationEvent>;

/**
 * Opens the page that confirms an address with an email's token, or that shows the items the logged-in account has to
 * confirm.
 */
export function openVerification(ports: VerificationPagePorts, opening: VerificationOpening): VerificationFlow {
  return startFlow(provideVerification(ports), { input: opening, view: verificationView, timer: ports.timer });
}
