import type { HydrationState, To } from 'react-router';
import type { BrowserRouter } from './browser-router.ts';
import { routes } from './routes.tsx';

/** The members that React and the page use before anybody goes anywhere. */
type StillRouter = Pick<
  BrowserRouter,
  | 'basename'
  | 'createHref'
  | 'createURL'
  | 'enableScrollRestoration'
  | 'encodeLocation'
  | 'future'
  | 'manifest'
  | 'navigate'
  | 'routes'
  | 'state'
  | 'subscribe'
  | 'window'
>;

const IDLE = {
  state: 'idle',
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
} as const;

/**
 * The router of a page on which nobody has gone anywhere yet: it shows what the server wrote. The real one, 18 kB, is
 * loaded by the first navigation at the latest, and takes its place with the same data.
 */
export function createStillRouter(
  hydrationData: Required<Pick<HydrationState, 'loaderData' | 'errors'>>,
  load: () => Promise<BrowserRouter>,
): BrowserRouter {
  const createPath = ({ pathname = '/', search = '', hash = '' }) => pathname + search + hash;
  const urlOf = (to: To): URL => new URL(typeof to === 'string' ? to : createPath(to), window.location.origin);
  const still: StillRouter = {
    basename: undefined,
    future: {},
    window,
    routes,
    manifest: manifestOf(routes),
    state: stateOf(hydrationData),
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
  };
  return still as BrowserRouter; // nothing else of it is used before the real one is there
}

type DataRoutes = BrowserRouter['routes'];

const manifestOf = (nested: DataRoutes): BrowserRouter['manifest'] =>
  Object.fromEntries(nested.flatMap((route) => [route, ...(route.children ?? [])]).map((route) => [route.id, route]));

function stateOf({ loaderData, errors }: Pick<HydrationState, 'loaderData' | 'errors'>): BrowserRouter['state'] {
  const { pathname, search, hash } = window.location;
  const location = { pathname, search, hash, ...keptLocation(window.history.state) };
  const params = { '*': pathname.slice(1) };
  const [root] = routes;
  const [screen] = root?.children ?? [];
  const matches = [root, screen].flatMap((route) =>
    route === undefined ? [] : [{ route, params, pathname: route === root ? '/' : pathname, pathnameBase: '/' }],
  );
  return {
    historyAction: 'POP' as BrowserRouter['state']['historyAction'], // the value of an enumeration
    location,
    matches,
    initialized: true,
    renderFallback: false,
    navigation: IDLE,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: loaderData ?? {},
    actionData: null,
    errors: errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}

/** What the router has kept of this place in the browser's history, before the page was loaded anew. */
function keptLocation(state: { readonly usr?: unknown; readonly key?: string } | null) {
  return { state: state?.usr ?? null, key: state?.key ?? 'default' };
}

/** Going back while nobody listens would change the address alone, so that page is loaded from the server. */
export function reloadWhenGoneBack(isRouted: () => boolean): void {
  const { pathname, search } = window.location;
  addEventListener('popstate', () => {
    const { location } = window;
    if (!isRouted() && (location.pathname !== pathname || location.search !== search)) location.reload();
  });
}
