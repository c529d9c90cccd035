import { createStoredBuyers } from '../account/stored-buyer.ts';
import { guestKey } from '../forms/keys.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Deferral } from '../ports/deferral.ts';
import type { Flow } from '../ports/flow.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { IpAnalysis } from '../ports/ip-analysis.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Slots } from '../ports/storage.ts';
import type { Timer } from '../ports/timer.ts';
import { rfqDraftKey, rfqSourceKey } from './keys.ts';
import type { RfqOpening } from './opening.ts';
import { provideRfq } from './provide-rfq.ts';
import type { RfqEvent } from './rfq.machine.ts';
import { type RfqView, rfqView } from './rfq.view.ts';

export interface RfqPagePorts {
  readonly gateway: Pick<Gateway, 'catalogue' | 'site' | 'rfq'>;
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
  /** The app's deferral, which opens the login. */
  readonly deferral: Deferral;
  /** Finds the visitor's country; without it the default country is used. */
  readonly ipAnalysis?: IpAnalysis | undefined;
  readonly bugs: Bugs;
  readonly timer: Timer;
}

export type RfqFlow = Flow<RfqView, RfqEvent>;

/** Opens the form of a request for quotation.  */
export function openRfq(ports: RfqPagePorts, opening: RfqOpening): RfqFlow {
  const { storage, timer } = ports;
  const machine = provideRfq({
    ...ports,
    drafts: storage.slot(rfqDraftKey),
    guests: storage.slot(guestKey),
    buyers: createStoredBuyers(storage),
    sources: storage.slot(rfqSourceKey),
  });
  return startFlow(machine, { input: opening, view: rfqView, timer });
}
