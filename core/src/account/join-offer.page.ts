import type { Flow } from '../ports/flow.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import type { JoinOfferOpening } from './join-offer.context.ts';
import { type JoinLogin, type JoinOfferEvent, type JoinOfferPorts, provideJoinOffer } from './join-offer.machine.ts';
import { type JoinOfferView, joinOfferView } from './join-offer.view.ts';

export interface JoinOfferPagePorts extends JoinOfferPorts {
  readonly timer: Timer;
}

export type JoinOfferFlow = Flow<JoinOfferView, JoinOfferEvent>;

/** Opens the offer of an account after a registration. `onJoined` gets the token. D-71 */
export const openJoinOffer = (
  ports: JoinOfferPagePorts,
  opening: JoinOfferOpening,
  onJoined: (joined: JoinLogin) => void,
): JoinOfferFlow =>
  startFlow(provideJoinOffer(ports), { input: opening, view: joinOfferView, timer: ports.timer, onDone: onJoined });
