import { createStoredBuyers } from '../account/stored-buyer.ts';
import { guestKey, productQuantitiesKey } from '../forms/keys.ts';
import { createTypedQuantities } from '../forms/quantities.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Flow } from '../ports/flow.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { RegistrationGate } from '../ports/registration-gate.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Slots } from '../ports/storage.ts';
import type { Timer } from '../ports/timer.ts';
import { promotionIdKey } from '../site/keys.ts';
import type { EnquiryOpening } from './enquiry.context.ts';
import { type EnquiryEvent, provideEnquiry } from './enquiry.machine.ts';
import { type EnquiryView, enquiryView } from './enquiry.view.ts';
import { enquiryDraftKey } from './keys.ts';

export interface EnquiryPagePorts {
  readonly gateway: Pick<Gateway, 'catalogue' | 'enquiry' | 'rfq'>;
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
  readonly timer: Timer;
  /** The registration gate that an enquiry at an exhibition must pass. */
  readonly entry?: RegistrationGate | undefined;
}

export type EnquiryFlow = Flow<EnquiryView, EnquiryEvent>;

/**
 * Opens the form for writing to a supplier; an enquiry during a promotion visit includes the promotion. 
 */
export function openEnquiry(ports: EnquiryPagePorts, opening: EnquiryOpening): EnquiryFlow {
  const { storage, timer } = ports;
  const machine = provideEnquiry({
    ...ports,
    drafts: storage.slot(enquiryDraftKey),
    guests: storage.slot(guestKey),
    buyers: createStoredBuyers(storage),
    quantities: createTypedQuantities(storage.slot(productQuantitiesKey)),
  });
  const promotionId = opening.promotionId ?? storage.slot(promotionIdKey).read() ?? undefined;
  return startFlow(machine, { input: { ...opening, promotionId }, view: enquiryView, timer });
}
