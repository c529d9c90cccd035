import { guestKey } from '../forms/keys.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Flow } from '../ports/flow.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Slots } from '../ports/storage.ts';
import type { Timer } from '../ports/timer.ts';
import { type EnquiryEvent, type EnquiryOpening, provideEnquiry } from './enquiry.machine.ts';
import { type EnquiryView, enquiryView } from './enquiry.view.ts';
import { enquiryDraftKey } from './keys.ts';
import { provideVerification } from './verification.machine.ts';
import { type VerificationView, verificationView } from './verification.view.ts';

export interface EnquiryPagePorts {
  readonly gateway: Pick<Gateway, 'catalogue' | 'enquiry'>;
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
  readonly timer: Timer;
}

export type EnquiryFlow = Flow<EnquiryView, EnquiryEvent>;

/** The form that writes to a supplier. */
export function openEnquiry(ports: EnquiryPagePorts, opening: EnquiryOpening): EnquiryFlow {
  const { storage, timer } = ports;
  const machine = provideEnquiry({ ...ports, drafts: storage.slot(enquiryDraftKey), guests: storage.slot(guestKey) });
  return startFlow(machine, { input: opening, view: enquiryView, timer });
}

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
