import { openReset } from '../account/page.ts';
import { openCart, openCartForm } from '../cart/page.ts';
import type { Deferral } from '../ports/deferral.ts';
import type { LoginStatus } from '../ports/login-status.ts';
import { rfqOpening } from '../rfq/opening.ts';
import { openRfq } from '../rfq/page.ts';
import type { Query } from '../routes/query.ts';
import type { RouteName } from '../routes/table.ts';
import { LEAD_SOURCE } from '../site/exhibition-codes.ts';
import { withLocalFiles } from './scenario-files.ts';
import { type RunningFlow, running, type ScenarioPorts } from './scenario-flow.ts';

/** What of the product's own stands on a page, beside the login. */
export interface ScenarioScreen extends Pick<RunningFlow, 'listensTo' | 'send' | 'stop'> {
  /** By the name of the flow. */
  views(): Readonly<Record<string, { readonly busy: boolean }>>;
}

export interface ScreenPorts extends ScenarioPorts {
  readonly deferral: Deferral;
  readonly loginStatus: LoginStatus;
}

/** The screen of an address; null where this page has nothing to fill in. */
export function openScreen(name: RouteName | undefined, query: Query, ports: ScreenPorts): ScenarioScreen | null {
  switch (name) {
    case 'rfq':
      return openRequest(query, ports, undefined);
    case 'rfqBuyerService':
      return openRequest(query, ports, LEAD_SOURCE.organicTraffic);
    case 'product':
      return alone('cart', running(openCart(ports)));
    case 'cart':
      return openCartPage(query, ports);
    case 'resetPassword':
      return alone('reset', running(openReset(ports, query)));
    default:
      return null;
  }
}

function openRequest(query: Query, ports: ScreenPorts, usualSource: number | undefined): ScenarioScreen {
  const flow = running(openRfq(ports, rfqOpening(query, { usualSource })));
  return { ...alone('rfq', flow), send: (event) => flow.send(withLocalFiles(event)) };
}

const alone = (name: string, flow: RunningFlow): ScenarioScreen => ({
  ...flow,
  views: () => ({ [name]: flow.view() }),
});

function openCartPage({ exhibitionId }: Query, ports: ScreenPorts): ScenarioScreen {
  const cart = openCart(ports);
  const form = running(openCartForm(ports, { cart, exhibitionId }));
  const list = running(cart);
  return {
    listensTo: [...list.listensTo, ...form.listensTo],
    send: (event) => (list.listensTo.includes(event.type) ? list : form).send(event),
    views: () => ({ cart: list.view(), cartSubmit: form.view() }),
    stop() {
      form.stop();
      list.stop();
    },
  };
}
