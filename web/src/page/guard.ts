import { isForGuests, isPersonal, wayFrom } from '@fairhall/core/routes/page-access';
import { hrefOf, rootOf } from './address.ts';
import type { Boot } from './boot.ts';
import type { LoginStatus } from './login-status.ts';
import type { BuiltRoute } from './screens.ts';

/** The login's address, from where one comes back. */
export const loginHref = (boot: Boot, url: URL): string =>
  hrefOf(boot)('login', {}, { redirect: url.pathname + url.search });

/** Where a page sends on whom it is not for, as an address, or null.  */
export async function guarded(name: BuiltRoute, url: URL, boot: Boot, login: LoginStatus): Promise<string | null> {
  if (!isForGuests(name) && !isPersonal(name)) return null;
  const way = wayFrom(name, await login.isThere());
  if (way === null) return null;
  return way === 'home' ? rootOf(boot) : loginHref(boot, url);
}
