import { buyerTokenKey } from '../account/keys.ts';
import { createStoredBuyers } from '../account/stored-buyer.ts';
import { guestKey } from '../forms/keys.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Clock } from '../ports/clock.ts';
import type { Flow } from '../ports/flow.ts';
import type { FrontGateway, Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { IpAnalysis } from '../ports/ip-analysis.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Slots } from '../ports/storage.ts';
import type { Timer } from '../ports/timer.ts';
import type { Visitor } from '../ports/visitor.ts';
import { entrySourceKey, promotionIdKey } from '../site/keys.ts';
import {
  homeCountryRegistrationsKey,
  preregistrationDraftKey,
  preregistrationInfoKey,
  preregistrationLinkKey,
} from './keys.ts';
import type { PreregOpening } from './opening.ts';
import type { PreregEvent } from './preregistration.machine.ts';
import { type PreregView, preregistrationView } from './preregistration.view.ts';
import { providePreregistration } from './provide-preregistration.ts';

export interface PreregPagePorts {
  readonly gateway: Pick<Gateway, 'site' | 'categories' | 'upload'>;
  readonly front: Pick<FrontGateway, 'preregistration'>;
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
  /** Assigns the visitor to a group of the A/B test. */
  readonly visitor: Pick<Visitor, 'visitorId'>;
  readonly ipAnalysis?: IpAnalysis | undefined;
  readonly bugs: Bugs;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly imageServer: string;
}

export type PreregFlow = Flow<PreregView, PreregEvent>;

/** Opens the registration form for an exhibition, which records how the visitor came.   */
export function openPreregistration(ports: PreregPagePorts, opening: PreregOpening): PreregFlow {
  const { storage, timer, visitor } = ports;
  const machine = providePreregistration({
    ...ports,
    drafts: storage.slot(preregistrationDraftKey),
    infos: storage.slot(preregistrationInfoKey),
    links: storage.slot(preregistrationLinkKey),
    tokens: storage.slot(buyerTokenKey),
    buyers: createStoredBuyers(storage),
    guests: storage.slot(guestKey),
    attended: storage.slot(homeCountryRegistrationsKey),
  });
  const came = {
    promotionId: opening.promotionId ?? storage.slot(promotionIdKey).read() ?? undefined,
    sourceFrom: storage.slot(entrySourceKey).read() ?? undefined,
  };
  const input = { opening: { ...opening, ...came }, visitorId: visitor.visitorId() };
  return startFlow(machine, { input, view: preregistrationView, timer });
}
