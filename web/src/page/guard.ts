import { getRedirect, isForGuests, isPersonal } from '@fairhall/core/routes/page-access';
import { stripSecrets } from '@fairhall/core/routes/query';
import { SITE_PATH_MAX } from '@fairhall/core/routes/query-values';
import { hrefOf, rootOf } from './address.ts';
import type { Boot } from './boot.ts';
import type { LoginStatus } from './login-status.ts';
import type { BuiltRoute } from './screens.ts';

/**
 * The login's address, which leads back to this one afterwards. A query too long to be read back is left out: written into
 * the answer's header it would make one that proxies refuse. No secret goes along. THR-04
 */
export function loginHref(boot: Boot, { pathname, search }: URL): string {
  const redirect = [pathname + stripSecrets(search), pathname].find((path) => path.length <= SITE_PATH_MAX);
  return hrefOf(boot)('login', {}, { redirect });
}

/** The address that a visitor is redirected to who may not see a page; null for who may.  */
export async function findRedirect(name: BuiltRoute, url: URL, boot: Boot, login: LoginStatus): Promise<string | null> {
  if (!isForGuests(name) && !isPersonal(name)) return null;
  const target = getRedirect(name, await login.isThere());
  if (target === null) return null;
  return target === 'home' ? rootOf(boot) : loginHref(boot, url);
}
