import type { HydrationState, To } from 'react-router';
import { pageLocation } from '../page/page-location.ts';
import { createInitialState, type InitialLocation, routeManifest } from './initial-router-state.ts';
import type { BrowserRouter } from './router-type.ts';
import { routeObjects } from './routes.tsx';

/** The members that React and the page use before the first navigation. */
type PreNavigationRouter = Pick<
  BrowserRouter,
  | 'basename'
  | 'createHref'
  | 'createURL'
  | 'enableScrollRestoration'
  | 'encodeLocation'
  | 'future'
  | 'manifest'
  | 'navigate'
  | 'revalidate'
  | 'routes'
  | 'state'
  | 'subscribe'
  | 'window'
>;

/**
 * Creates a router that shows the server's page until the first navigation. The real one, 18 kB, is loaded by then at
 * the latest and replaces it with the same data.
 */
export function createPreNavigationRouter(
  hydrationData: Required<Pick<HydrationState, 'loaderData' | 'errors'>>,
  load: () => Promise<BrowserRouter>,
): BrowserRouter {
  const createPath = ({ pathname = '/', search = '', hash = '' }) => pathname + search + hash;
  const urlOf = (to: To): URL => new URL(typeof to === 'string' ? to : createPath(to), window.location.origin);
  const still: PreNavigationRouter = {
    basename: undefined,
    future: {},
    window,
    routes: routeObjects,
    manifest: routeManifest,
    state: createInitialState(browserLocation(), hydrationData),
    subscribe: () => () => undefined,
    enableScrollRestoration: () => () => undefined,
    createHref: createPath,
    createURL: urlOf,
    encodeLocation(to) {
      const { pathname, search, hash } = urlOf(to);
      return { pathname, search, hash };
    },
    async navigate(...to: [unknown, object?]) {
      const router = await load();
      await router.navigate(...(to as Parameters<BrowserRouter['navigate']>)); // as they were given
    },
    async revalidate() {
      const router = await load();
      await router.revalidate();
    },
  };
  return still as BrowserRouter; // nothing else of it is used before the real one is there
}

/** Returns the present location, with the state that the router stored for it before a reload. */
function browserLocation(): InitialLocation {
  const { pathname, search, hash } = pageLocation();
  const historyState = window.history.state as { readonly usr?: unknown; readonly key?: string } | null; // as the router writes it
  return { pathname, search, hash, state: historyState?.usr ?? null, key: historyState?.key ?? 'default' };
}

/** Before the router is loaded, going back would only change the address, so this loads that page from the server. */
export function reloadWhenGoneBack(isRouted: () => boolean): void {
  const { pathname, search } = window.location;
  addEventListener('popstate', () => {
    const { location } = window;
    if (!isRouted() && (location.pathname !== pathname || location.search !== search)) location.reload();
  });
}
