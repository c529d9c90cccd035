import { sessionCookie } from '@fairhall/core/account/session-cookie';
import { readQuery } from '@fairhall/core/routes/query';
import { getCacheKey, getCachePolicy } from '@fairhall/core/routes/shared-page';
import { addressBook, resolveAddress } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import type { PageOptions, PageRequest, SharedPage } from './page-options.ts';

/** Longer addresses are rendered for whoever asks; nothing of ours links to such. */
const MAX_ADDRESS_LENGTH = 1_024;

/** A page that is the same bytes for everybody who asks for it in the same language, on the same kind of device. */
export interface SharedVisit extends SharedPage {
  /** The address in its normal form: what the page reads, in one order. */
  readonly url: URL;
}

/**
 * The page that a visitor shares with everybody else, or undefined: `keepingOf` says whose it is. In production `origin` is
 * fixed, so that an invented host shares everybody's page. A-58
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
  return { name: getCacheKey(boot, normalUrl.pathname + normalUrl.search), url: normalUrl, ...cacheRule };
}
