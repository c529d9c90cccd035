import { createActor } from 'xstate';
import { provideReset } from '../account/reset.machine.ts';
import { resetView } from '../account/reset.view.ts';
import { provideCart } from '../cart/cart.machine.ts';
import { cartView } from '../cart/cart.view.ts';
import { provideCartSubmit } from '../cart/cart-submit.machine.ts';
import { cartSubmitView } from '../cart/cart-submit.view.ts';
import type { Deferral } from '../ports/deferral.ts';
import { xstateClock } from '../ports/xstate-clock.ts';
import { rfqOpening } from '../rfq/opening.ts';
import { provideRfq } from '../rfq/rfq.machine.ts';
import { rfqView } from '../rfq/rfq.view.ts';
import type { Query } from '../routes/query.ts';
import type { RouteName } from '../routes/table.ts';
import { LEAD_SOURCE } from '../site/exhibition-codes.ts';
import { withLocalFiles } from './scenario-files.ts';
import { type RunningFlow, running, type ScenarioPorts } from './scenario-flow.ts';

/** What of the product's own stands on a page, beside the login. */
export interface ScenarioScreen extends Pick<RunningFlow, 'listensTo' | 'send' | 'stop'> {
  /** By the name of the flow. */
  views(): Readonly<Record<string, { readonly busy: boolean }>>;
  /** Somebody has logged in or out; also told when nobody has. */
  hear(isLoggedIn: boolean): void;
}

export interface ScreenPorts extends ScenarioPorts {
  readonly deferral: Deferral;
}

/** The screen of an address; null where this page has nothing to fill in. */
export function openScreen(name: RouteName | undefined, query: Query, ports: ScreenPorts): ScenarioScreen | null {
  switch (name) {
    case 'rfq':
      return openRfq(query, ports, undefined);
    case 'rfqBuyerService':
      return openRfq(query, ports, LEAD_SOURCE.organicTraffic);
    case 'product':
      return openCart(ports).screen;
    case 'cart':
      return openCartPage(query, ports);
    case 'resetPassword':
      return openReset(query, ports);
    default:
      return null;
  }
}

function openRfq(query: Query, ports: ScreenPorts, usualSource: number | undefined): ScenarioScreen {
  const { storage } = ports;
  const machine = provideRfq({
    ...ports,
    drafts: storage.slot('rfqDraft'),
    guests: storage.slot('touristInfo'),
    buyers: storage.slot('buyerUserInfo'),
    sources: storage.slot('rfqSource'),
  });
  const actor = createActor(machine, { input: rfqOpening(query, { usualSource }), clock: xstateClock(ports.timer) });
  const flow = running(actor, () => rfqView(actor.getSnapshot()));
  return { ...alone('rfq', flow), send: (event) => flow.send(withLocalFiles(event)) };
}

function openReset({ token, email }: Query, ports: ScreenPorts): ScenarioScreen {
  const actor = createActor(provideReset(ports), { input: { token, email }, clock: xstateClock(ports.timer) });
  return alone(
    'reset',
    running(actor, () => resetView(actor.getSnapshot())),
  );
}

const alone = (name: string, flow: RunningFlow): ScenarioScreen => ({
  ...flow,
  views: () => ({ [name]: flow.view() }),
  hear: () => undefined,
});

const cartsOf = ({ storage }: ScreenPorts) => ({
  guestCart: storage.slot('guestCart'),
  buyerCart: storage.slot('buyerCart'),
});

function openCart(ports: ScreenPorts) {
  const { storage } = ports;
  const machine = provideCart({ ...ports, ...cartsOf(ports), contacts: storage.slot('buyerContactId') });
  const input = { loggedIn: storage.slot('buyerToken').read() !== null };
  const actor = createActor(machine, { input, clock: xstateClock(ports.timer) });
  const flow = running(actor, () => cartView(actor.getSnapshot()));
  const screen: ScenarioScreen = {
    ...alone('cart', flow),
    hear: (loggedIn) => actor.send({ type: 'login.changed', loggedIn }),
  };
  return { actor, screen };
}

/** The cart, and the form that follows it and tells it what has gone off. */
function openCartPage({ exhibitionId }: Query, ports: ScreenPorts): ScenarioScreen {
  const { actor: cart, screen } = openCart(ports);
  const machine = provideCartSubmit({ ...ports, ...cartsOf(ports), drafts: ports.storage.slot('cartDraft') });
  const { ids } = cartView(cart.getSnapshot());
  const form = createActor(machine, { input: { ids, exhibitionId }, clock: xstateClock(ports.timer) });
  const flow = running(form, () => cartSubmitView(form.getSnapshot()));
  cart.subscribe((snapshot) => {
    const isSent = form.getSnapshot().status === 'done';
    if (!isSent) form.send({ type: 'cart.changed', ids: cartView(snapshot).ids });
  });
  form.subscribe((snapshot) => {
    if (snapshot.status === 'done') cart.send({ type: 'cart.recalled' });
  });
  return {
    listensTo: [...screen.listensTo, ...flow.listensTo],
    send: (event) => (screen.listensTo.includes(event.type) ? screen : flow).send(event),
    views: () => ({ ...screen.views(), cartSubmit: flow.view() }),
    hear: screen.hear,
    stop() {
      flow.stop();
      screen.stop();
    },
  };
}
