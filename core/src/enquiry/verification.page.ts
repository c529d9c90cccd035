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

/** Confirms an address by the token of a mail, or shows what the account that is logged in has to confirm. */
export function openVerification(ports: VerificationPagePorts, opening: VerificationOpening): VerificationFlow {
  return startFlow(provideVerification(ports), { input: opening, view: verificationView, timer: ports.timer });
}
