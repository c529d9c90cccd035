import { sessionCookie } from '@fairhall/core/account/session-cookie';
import { readQuery } from '@fairhall/core/routes/query';
import { getCacheKey, getCachePolicy } from '@fairhall/core/routes/shared-page';
import { addressBook, resolveAddress } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import type { PageOptions, PageRequest, SharedPage } from './page-options.ts';

/** Longer addresses are never cached; no link of the site is that long. */
const MAX_ADDRESS_LENGTH = 1_024;

/** A page with the same bytes for everyone who requests it in the same language on the same kind of device. */
export interface SharedVisit extends SharedPage {
  /** The normalised address: only the parameters that the page reads, in a fixed order. */
  readonly url: URL;
}

/**
 * Returns the shared page that a request leads to, or undefined if `getCachePolicy` does not allow sharing. In
 * production `origin` is the site’s, so that a forged Host header gets the same shared page. A site that an organiser
 * has changed has other pages. A-58
 */
export function toSharedVisit(
  { url, headers }: PageRequest,
  boot: Boot,
  options: PageOptions,
): SharedVisit | undefined {
  if (url.href.length > MAX_ADDRESS_LENGTH) return undefined;
  const address = resolveAddress(url.pathname, boot);
  if (address === null) return undefined;
  const showsLogin = sessionCookie(options.publicUrl).isIn(headers.cookie);
  const pageRequest = { route: address.name, query: url.searchParams, showsLogin };
  const cacheRule = getCachePolicy(pageRequest, options.settings.pageCacheMs);
  if (cacheRule === undefined) return undefined;
  const normal = addressBook(boot).normalQuery(address.name, readQuery(url.searchParams));
  const normalUrl = new URL(url.pathname + normal, url.origin);
  const key = getCacheKey(boot, normalUrl.pathname + normalUrl.search);
  return { name: `${options.gateway.sites.version} ${key}`, url: normalUrl, ...cacheRule };
}
