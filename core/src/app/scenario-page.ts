import type { PanelView } from '../account/panel.view.ts';
import type { Locks } from '../ports/locks.ts';
import type { Device } from '../site/device.ts';
import type { AppEvent } from './app.machine.ts';
import type { AppView } from './app.view.ts';
import { openApp } from './page.ts';
import { addresses, createContent, type PageContent } from './scenario-content.ts';
import type { RunningFlow, ScenarioPorts } from './scenario-flow.ts';

/** The tab that a page is loaded in. */
export interface PagePlace {
  /** Its address. */
  readonly path: string;
  readonly device: Device;
  /** Inside the native app. */
  readonly inShell: boolean;
  readonly locks: Locks;
  /** Notes where the page was told to go. */
  readonly visited: (visit: string) => void;
  /** Loads the page anew at this address. */
  readonly reload: (path: string) => void;
  /** Something about who is logged in may have changed. */
  readonly changed: () => void;
}

export interface ScenarioPageView extends AppView {
  readonly path: string;
  /** While a login is asked for, on the login's own page or over another. */
  readonly panel: PanelView | null;
}

export interface ScenarioPage extends Pick<RunningFlow, 'listensTo' | 'send' | 'stop'> {
  /** With the views of the address's own flows, by their names. */
  view(): ScenarioPageView;
}

/** One loaded page of a browser as a scenario plays it; links within the product change what it shows. */
export function openScenarioPage(ports: ScenarioPorts, place: PagePlace): ScenarioPage {
  // The app asks for its page and its router only when something has happened, and by then they are there.
  const app = openApp({
    ...ports,
    addresses,
    locks: place.locks,
    navigator: {
      go: (href) => router.go(href),
      replace: (href) => router.replace(href),
      reload: (href) => router.reload(href),
    },
    page: { path: () => content.path(), loginBy: () => content.loginBy() },
    bridge: { present: place.inShell, tell: ({ action }) => place.visited(`bridge ${action}`) },
  });
  const { deferral, loginStatus } = app;
  const content = createContent({ ...ports, deferral, loginStatus }, place.device, app.send);
  const router = createRouter(place, content, (path) => content.show(path, app.view()));
  app.subscribe(() => {
    content.follow(app.view());
    const wayOut = content.wayOut(app.view());
    if (wayOut !== null && !router.isLeaving()) router.replace(wayOut);
    place.changed();
  });
  content.show(place.path, app.view());
  return {
    get listensTo() {
      return [...content.listensTo, ...app.events];
    },
    send(event) {
      if (content.listensTo.includes(event.type)) content.send(event);
      else app.send(event as AppEvent); // the replay has checked its type
    },
    view: () => viewOf(app.view(), content),
    stop() {
      router.stop();
      app.stop();
      content.stop();
    },
  };
}

/** Goes to another address once what led there is through, as a router does. */
function createRouter({ visited, reload }: PagePlace, content: PageContent, show: (path: string) => void) {
  let isOpen = true;
  let isLeaving = false;
  const go = (way: string) => (href: string) => {
    visited(`${way} ${href}`);
    isLeaving = true;
    void Promise.resolve().then(() => {
      isLeaving = false;
      if (isOpen) show(href);
    });
  };
  return {
    go: go('go'),
    replace: go('replace'),
    reload(href?: string) {
      visited(`reload ${href ?? ''}`.trim());
      reload(href ?? content.path());
    },
    isLeaving: () => isLeaving,
    stop() {
      isOpen = false;
    },
  };
}

function viewOf(app: AppView, content: PageContent): ScenarioPageView {
  const views = content.views();
  const panel = content.panel();
  const busy = [app, panel, ...Object.values(views)].some((part) => part?.busy);
  return { ...app, ...views, path: content.path(), panel, busy };
}
