import { buyerTokenKey } from '../account/keys.ts';
import type { PanelFact } from '../account/panel.machine.ts';
import type { PanelView } from '../account/panel.view.ts';
import type { PanelOpening } from '../account/panel-opening.ts';
import { createAddressBook } from '../routes/address-book.ts';
import type { RouteDefinition } from '../routes/definition.ts';
import { type Query, readQuery } from '../routes/query.ts';
import { ROUTES, type RouteName } from '../routes/table.ts';
import type { Device } from '../site/device.ts';
import type { AppEvent } from './app.machine.ts';
import type { AppView } from './app.view.ts';
import type { WrittenEvent } from './scenario-flow.ts';
import { createPanelHost } from './scenario-panel.ts';
import { openScreen, type ScenarioScreen, type ScreenPorts } from './scenario-screens.ts';

export const addresses = createAddressBook({ deployPath: '' });
const HOME = addresses.href('home', {});

interface Address {
  readonly path: string;
  readonly name: RouteName | undefined;
  readonly query: Query;
}

/** What the address of a page puts on it: its form, and the login panel where it is asked for. */
export interface PageContent {
  path(): string;
  loginBy(): 'modal' | 'route';
  /** Where whoever is logged in has to go from here; null where she may stay.  */
  wayOut(view: AppView): string | null;
  show(path: string, view: AppView): void;
  /** The app has changed. */
  follow(view: AppView): void;
  readonly listensTo: readonly string[];
  send(event: WrittenEvent): void;
  panel(): PanelView | null;
  views(): ReturnType<ScenarioScreen['views']>;
  stop(): void;
}

export function createContent(ports: ScreenPorts, device: Device, tell: (event: AppEvent) => void): PageContent {
  let address = addressOf(HOME, device);
  let screen: ScenarioScreen | null = null;
  const panel = createPanelHost(ports, device, (fact) => tell(told(fact, address)));
  return {
    path: () => address.path,
    loginBy: () => definitionOf(address).loginBy ?? 'route',
    wayOut({ session, busy }) {
      const hasBusiness = session.role !== 'buyer' || busy || panel.view()?.state === 'done';
      return isForGuests(address) && !hasBusiness ? (address.query.redirect ?? HOME) : null;
    },
    show(path, view) {
      const next = addressOf(path, device);
      const hasToken = ports.storage.slot(buyerTokenKey).read() !== null;
      address = isForGuests(next) && hasToken ? addressOf(HOME, device) : next;
      panel.keep(null);
      screen?.stop();
      screen = openScreen(address.name, address.query, ports);
      panel.keep(wantedPanel(view, address));
    },
    follow(view) {
      panel.keep(wantedPanel(view, address));
    },
    get listensTo() {
      return [...panel.listensTo, ...(screen?.listensTo ?? [])];
    },
    send: (event) => (panel.listensTo.includes(event.type) ? panel : screen)?.send(event),
    panel: panel.view,
    views: () => screen?.views() ?? {},
    stop() {
      panel.keep(null);
      screen?.stop();
    },
  };
}

function addressOf(path: string, device: Device): Address {
  const [pathname = '', search = ''] = path.split(/\?(.*)/s);
  const match = addresses.match(pathname, { audience: 'globalBuyer', device, production: false });
  return { path, name: match?.name, query: readQuery(search) };
}

const definitionOf = ({ name }: Address): Partial<RouteDefinition> => (name === undefined ? {} : ROUTES[name]);

/** The pages of login and registration. */
const isForGuests = (address: Address): boolean => definitionOf(address).guestsOnly === true;

/** How the panel is opened: by the address of its page, or as it was asked for; null where it is not. */
function wantedPanel({ login }: AppView, address: Address): Omit<PanelOpening, 'device'> | null {
  const { register, email } = address.query;
  if (isForGuests(address)) return { tab: register || address.name === 'register' ? 'register' : 'login', email };
  if (login.state !== 'modal' || login.request === null) return null;
  const { tab, mustLogin, email: asked } = login.request;
  return { tab, mustLogin, email: asked ?? undefined };
}

function told(fact: PanelFact, address: Address): AppEvent {
  if (fact.type === 'panel.dismissed') return { type: 'login.closed' };
  return isForGuests(address) ? { ...fact, next: address.query.redirect ?? '' } : fact;
}
