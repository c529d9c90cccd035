import { getRedirect, isForGuests, isPersonal } from '@fairhall/core/routes/page-access';
import { stripSecrets } from '@fairhall/core/routes/query';
import { SITE_PATH_MAX } from '@fairhall/core/routes/query-values';
import { hrefOf, rootOf } from './address.ts';
import type { Boot } from './boot.ts';
import type { LoginStatus } from './login-status.ts';
import type { BuiltRoute } from './screens.ts';

/**
 * Returns the login's address, which redirects back to this address afterwards. Leaves out a query that is too long to
 * be read back: in the response's header it would exceed the limit of proxies. Secrets are removed, except a
 * code for a login: the login page exchanges it and returns at once. THR-04
 */
export function loginHref(boot: Boot, { pathname, search }: URL, ac?: string): string {
  const redirect = [pathname + stripSecrets(search), pathname].find((path) => path.length <= SITE_PATH_MAX);
  return hrefOf(boot)('login', {}, { redirect, ac });
}

/**
 * Returns the address to which a visitor is redirected if they may not see a page; null if they may. 
 */
export async function findRedirect(name: BuiltRoute, url: URL, boot: Boot, login: LoginStatus): Promise<string | null> {
  if (!isForGuests(name) && !isPersonal(name)) return null;
  const target = getRedirect(name, await login.isThere());
  if (target === null) return null;
  // A code comes with a document, whose first script in the browser removes it from the address.
  const ac = import.meta.env.SSR ? url.searchParams.get('ac') : null;
  return target === 'home' ? rootOf(boot) : loginHref(boot, url, ac ?? undefined);
}
