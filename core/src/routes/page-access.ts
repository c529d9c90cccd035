import type { RouteDefinition } from './definition.ts';
import { ROUTE_DEFINITIONS, type RouteName } from './routes.ts';

const getDefinition = (name: RouteName | undefined): Partial<RouteDefinition> =>
  name === undefined ? {} : ROUTE_DEFINITIONS[name];

/** Whether a page shows data of the logged-in person. */
export const isPersonal = (name: RouteName | undefined): boolean => getDefinition(name).personal === true;

/** Whether a page is only for visitors without a login. */
export const isForGuests = (name: RouteName | undefined): boolean => getDefinition(name).guestsOnly === true;

/**
 * Returns a page's own cache lifetime in milliseconds, regardless of the process's default; undefined for most pages.
 *
 */
export const getCacheLife = (name: RouteName): number | undefined => getDefinition(name).cacheMs;

/** Returns how a page opens the login. A-20 */
export const getLoginMethod = (name: RouteName | undefined): 'modal' | 'route' =>
  getDefinition(name).loginBy ?? 'route';

/**
 * Returns the redirect of a page: guests' pages redirect a buyer home, personal pages redirect a guest to the login;
 * null for none. R-2.007 R-2.008
 */
export function getRedirect(name: RouteName | undefined, isLoggedIn: boolean): 'home' | 'login' | null {
  if (isForGuests(name) && isLoggedIn) return 'home';
  return isPersonal(name) && !isLoggedIn ? 'login' : null;
}
