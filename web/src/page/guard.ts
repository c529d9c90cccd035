import type { RouteDefinition } from '@fairhall/core/routes/definition';
import { ROUTES } from '@fairhall/core/routes/table';
import { hrefOf, rootOf } from './address.ts';
import type { Boot } from './boot.ts';
import type { LoginStatus } from './login-status.ts';
import type { BuiltRoute } from './screens.ts';

const definitionOf = (name: BuiltRoute): RouteDefinition => ROUTES[name];

/** Whether a page shows what belongs to the person logged in. */
export const isPersonal = (name: BuiltRoute): boolean => definitionOf(name).personal === true;

/** Whether a page is for those alone who are not logged in. */
export const isForGuests = (name: BuiltRoute | undefined): boolean =>
  name !== undefined && definitionOf(name).guestsOnly === true;

/** How a page asks for a login. A-20 */
export const loginWay = (name: BuiltRoute | undefined): 'modal' | 'route' =>
  (name === undefined ? undefined : definitionOf(name).loginBy) ?? 'route';

/** The login's address, from where one comes back. */
export const loginHref = (boot: Boot, url: URL): string =>
  hrefOf(boot)('login', {}, { redirect: url.pathname + url.search });

/** Where a page sends on whom it is not for, or null: guests' pages lead a buyer home, personal ones a guest to the login. R-2.007 R-2.008 */
export async function guarded(name: BuiltRoute, url: URL, boot: Boot, login: LoginStatus): Promise<string | null> {
  const { guestsOnly, personal } = definitionOf(name);
  if (guestsOnly !== true && personal !== true) return null;
  const isThere = await login.isThere();
  if (guestsOnly === true) return isThere ? rootOf(boot) : null;
  return isThere ? null : loginHref(boot, url);
}
