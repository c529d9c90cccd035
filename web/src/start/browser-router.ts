import { pageState } from '@fairhall/core/overlay/loading';
import { isPersonal } from '@fairhall/core/routes/page-access';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  type HydrationState,
  RouterContextProvider,
  ScrollRestoration,
} from 'react-router';
import type { Login } from '../login/login.ts';
import { listRegisteredIds } from '../login/stored-registrations.ts';
import { resolveAddress } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import {
  loginStatusContext,
  type PageTexts,
  pageBootContext,
  pagePortsContext,
  pageTextsContext,
} from '../page/contexts.ts';
import { loadQuietly } from '../page/load-module.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { runWhenIdle } from '../page/run-when-idle.ts';
import { serverConnection } from '../page/server-connection.ts';
import { defineScrollRestoration } from '../shell/page-scroll.tsx';
import { browserPagePorts } from './browser-page-ports.ts';
import type { BrowserRouter } from './router-type.ts';
import { routeObjects } from './routes.tsx';

interface Surroundings {
  readonly boot: Boot;
  readonly texts: PageTexts;
  readonly ports: PortsSource;
  readonly login: Login;
}

/**
 * Starts the router with the data that the server has loaded, or loads it first if the address has `csr`. Does the same
 * as `createBrowserRouter`, whose module would add the router to every page's first load.
 */
export async function startRouter(
  hydrationData: HydrationState,
  { boot, texts, ports, login }: Surroundings,
): Promise<BrowserRouter> {
  defineScrollRestoration(ScrollRestoration);
  const router = createRouter({
    routes: routeObjects,
    history: createBrowserHistory({}),
    hydrationData,
    getContext() {
      const provider = new RouterContextProvider();
      provider.set(pageBootContext, boot);
      provider.set(loginStatusContext, {
        isThere: async () => login.isLoggedIn(),
        reject: () => void login.rejectToken(),
      });
      provider.set(pagePortsContext, () => browserPagePorts(boot, ports));
      provider.set(pageTextsContext, texts);
      return provider;
    },
  }).initialize();
  reloadPersonalPages(router, login, boot);
  cacheBuyerPages(router, { boot, texts, ports, login });
  if (!router.state.initialized) await waitForFirstLoad(router);
  return router;
}

/**
 * Resolves once a page that came without its data is loaded; the page is marked as loading until then. The page's own
 * title and colour replace those of the document. 
 */
async function waitForFirstLoad(router: BrowserRouter): Promise<void> {
  const { dataset } = document.documentElement;
  dataset.pageState = pageState(1);
  await new Promise<void>((resolve) => {
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      leave();
      resolve();
    });
  });
  for (const tag of document.querySelectorAll('title, meta[name=theme-color]')) tag.remove();
  dataset.pageState = pageState(0);
}

/** Reloads a personal page's data after a login or logout, and when the network is back. REL-19 */
function reloadPersonalPages(router: BrowserRouter, login: Login, boot: Boot): void {
  const reload = () => {
    const name = resolveAddress(router.state.location.pathname, boot)?.name;
    if (name !== undefined && isPersonal(name)) void router.revalidate();
  };
  login.onEmitted((event) => {
    // A logout in this tab reloads the document; a redirect of the router would race with that.
    const reloadsItself = event.type === 'logout.finished' && event.reloads;
    if (event.type !== 'task.settled' && !reloadsItself) reload();
  });
  serverConnection.subscribe(() => {
    if (!serverConnection.isLost()) reload();
  });
}

/**
 * Caches pages for buyers, and for guests who have registered for an exhibition; others do not even load the code for it.
 * A failure has no effect on the page.
 */
function cacheBuyerPages(router: BrowserRouter, surroundings: Surroundings): void {
  const { login } = surroundings;
  const startCaching = () =>
    void loadQuietly(() => import('./cache-pages.ts'))
      .then(({ cachePages }) => cachePages(router, surroundings))
      .catch(() => undefined);
  const isWanted = () => login.isLoggedIn() || listRegisteredIds() !== '';
  if (isWanted()) {
    runWhenIdle(startCaching);
    return;
  }
  const handleChanged = () => {
    if (!isWanted()) return;
    for (const stop of stops) stop();
    startCaching();
  };
  const stops = [login.onEmitted(handleChanged), router.subscribe(handleChanged)];
}
