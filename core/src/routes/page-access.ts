import type { RouteDefinition } from './definition.ts';
import { ROUTES, type RouteName } from './routes.ts';

const getDefinition = (name: RouteName | undefined): Partial<RouteDefinition> =>
  name === undefined ? {} : ROUTES[name];

/** Whether a page shows what belongs to the person logged in. */
export const isPersonal = (name: RouteName | undefined): boolean => getDefinition(name).personal === true;

/** Whether a page is for those alone who are not logged in. */
export const isForGuests = (name: RouteName | undefined): boolean => getDefinition(name).guestsOnly === true;

/** For how long a page is kept whatever the process keeps others for, in milliseconds; undefined for most. A-58 */
export const getCacheLife = (name: RouteName): number | undefined => getDefinition(name).cacheMs;

/** How a page asks for a login. A-20 */
export const getLoginMethod = (name: RouteName | undefined): 'modal' | 'route' =>
  getDefinition(name).loginBy ?? 'route';

/** Where a page sends whom it is not for: guests' pages lead a buyer home, personal ones a guest to the login. R-2.007 R-2.008 */
export function getRedirect(name: RouteName | undefined, isLoggedIn: boolean): 'home' | 'login' | null {
  if (isForGuests(name) && isLoggedIn) return 'home';
  return isPersonal(name) && !isLoggedIn ? 'login' : null;
}
