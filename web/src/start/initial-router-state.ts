import type { BrowserRouter } from './router-type.ts';
import { rootRoute } from './routes.tsx';

export type RouterState = BrowserRouter['state'];
export type InitialLocation = RouterState['location'];

/** What the loader gave; under 'screen' a page or an error. */
export interface LoadedData {
  readonly loaderData: RouterState['loaderData'];
  readonly errors: RouterState['errors'];
}

/** What is not there is undefined all the same, and every page would carry the names. */
const STATE_IDLE = { state: 'idle' } as RouterState['navigation'];

/** The routes by their names, as the router keeps them. */
export const routeManifest: BrowserRouter['manifest'] = Object.fromEntries(
  [rootRoute, ...rootRoute.children].map((route) => [route.id, route]),
);

/** The router's state on a page that is loaded and on which nobody has gone anywhere. */
export function createInitialState(location: InitialLocation, { loaderData, errors }: LoadedData): RouterState {
  const { pathname } = location;
  const params = { '*': pathname.slice(1) };
  return {
    historyAction: 'POP' as RouterState['historyAction'], // the value of an enumeration
    location,
    matches: [
      { route: rootRoute, params, pathname: '/', pathnameBase: '/' },
      ...rootRoute.children.map((route) => ({ route, params, pathname, pathnameBase: '/' })),
    ],
    initialized: true,
    renderFallback: false,
    navigation: STATE_IDLE,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData,
    actionData: null,
    errors,
    fetchers: new Map(),
    blockers: new Map(),
  };
}
