import type { createStaticRouter, StaticHandlerContext } from 'react-router';
import { createInitialState, type LoadedData, routeManifest } from '../start/initial-router-state.ts';
import { routeObjects } from '../start/routes.tsx';

/** What the router's provider for servers is given. */
interface StaticRouting {
  readonly router: ReturnType<typeof createStaticRouter>;
  readonly context: StaticHandlerContext;
}

/**
 * The router of a page that is rendered, in the state that the browser starts with. The router's own query and static
 * router give the same and cost a tenth of a page: they match again, copy the routes and want a `Request`.
 */
export function staticRouting({ pathname, search }: URL, loaded: LoadedData): StaticRouting {
  const state = createInitialState({ pathname, search, hash: '', state: null, key: 'default' }, loaded);
  // A router for servers shows nothing at all of a page that is still to be loaded, a browser's what surrounds it.
  if (!('screen' in { ...loaded.loaderData, ...loaded.errors })) state.matches = state.matches.slice(0, 1);
  const router = { state, routes: routeObjects, manifest: routeManifest };
  // Nothing else of them is read while a page is rendered; a browser test renders every page.
  return { router: router as unknown as StaticRouting['router'], context: { basename: '/' } as StaticHandlerContext };
}
