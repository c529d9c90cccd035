import type { BrowserRouter } from './router-type.ts';
import { rootRoute } from './routes.tsx';

export type RouterState = BrowserRouter['state'];
export type InitialLocation = RouterState['location'];

/** The loader's result; under 'screen' a page or an error. */
export interface LoadedData {
  readonly loaderData: RouterState['loaderData'];
  readonly errors: RouterState['errors'];
}

/** Omits the members that are undefined, since their names would add bytes to every page. */
const STATE_IDLE = { state: 'idle' } as RouterState['navigation'];

/** The routes by id, as the router stores them. */
export const routeManifest: BrowserRouter['manifest'] = Object.fromEntries(
  [rootRoute, ...rootRoute.children].map((route) => [route.id, route]),
);

/** Returns the router's state on a loaded page before any navigation. */
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
