import { isForGuests, isPersonal, wayFrom } from '@fairhall/core/routes/page-access';
import { hrefOf, rootOf } from './address.ts';
import type { Boot } from './boot.ts';
import type { LoginStatus } from './login-status.ts';
import type { BuiltRoute } from './screens.ts';

/** The login's address, which leads back to this one afterwards. */
export const loginHref = (boot: Boot, url: URL): string =>
  hrefOf(boot)('login', {}, { redirect: url.pathname + url.search });

/** The address that a visitor is redirected to who may not see a page; null for who may.  */
export async function guardRedirect(
  name: BuiltRoute,
  url: URL,
  boot: Boot,
  login: LoginStatus,
): Promise<string | null> {
  if (!isForGuests(name) && !isPersonal(name)) return null;
  const target = wayFrom(name, await login.isThere());
  if (target === null) return null;
  return target === 'home' ? rootOf(boot) : loginHref(boot, url);
}
