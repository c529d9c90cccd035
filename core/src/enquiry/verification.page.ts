import type { Bugs } from '../ports/bugs.ts';
import type { Flow } from '../ports/flow.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import { provideVerification } from './verification.machine.ts';
import { type VerificationView, verificationView } from './verification.view.ts';

export interface VerificationPagePorts {
  readonly gateway: Pick<Gateway, 'enquiry'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
  readonly timer: Timer;
}

export type VerificationFlow = Flow<VerificationView, { readonly type: 'retry.requested' }>;

/** Confirms the address of an enquiry by the token of its mail. */
export function openVerification(
  ports: VerificationPagePorts,
  opening: { readonly token?: string | undefined },
): VerificationFlow {
  return startFlow(provideVerification(ports), { input: opening, view: verificationView, timer: ports.timer });
}
