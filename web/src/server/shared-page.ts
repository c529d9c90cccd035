import { sessionCookie } from '@fairhall/core/account/session-cookie';
import { isPersonal, ownLife } from '@fairhall/core/routes/page-access';
import { OWN_QUERY_NAMES, readQuery } from '@fairhall/core/routes/query';
import { addressBook, resolveAddress } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import type { PageOptions, PageRequest, SharedPage } from './page-options.ts';

/** Longer addresses are rendered for whoever asks; nothing of ours links to such. */
const LONGEST_ADDRESS = 1_024;

/** A page that is the same bytes for everybody who asks for it in the same language, on the same kind of device. */
export interface SharedVisit extends SharedPage {
  /** The address in its normal form: what the page reads, in one order. */
  readonly url: URL;
}

/**
 * The page that a visitor shares with everybody else, or undefined. Nothing is shared with whoever shows a login, good or
 * not; nor a page of somebody's own, nor one whose address carries what is somebody's own, nor one that `csr` asks for
 * anew. A-58
 */
export function sharedVisit({ url, headers }: PageRequest, boot: Boot, options: PageOptions): SharedVisit | undefined {
  if (url.href.length > LONGEST_ADDRESS || sessionCookie(options.publicUrl).isIn(headers.cookie)) return undefined;
  const address = resolveAddress(url.pathname, boot);
  if (address === null || isPersonal(address.name)) return undefined;
  for (const name of url.searchParams.keys()) if (OWN_QUERY_NAMES.has(name)) return undefined;
  const query = readQuery(url.searchParams);
  const { keepPagesMs } = options.settings;
  if (query.csr === true || keepPagesMs === 0) return undefined;
  const life = ownLife(address.name);
  const normal = new URL(url.pathname + addressBook(boot).normalQuery(address.name, query), url.origin);
  return {
    name: nameOf(boot, normal),
    url: normal,
    keepMs: life ?? keepPagesMs,
    ...(life !== undefined && { keepsRedirects: true }),
  };
}

/** All that a page's bytes depend on. In production `origin` is fixed, so that an invented host shares everybody's page. */
function nameOf(boot: Boot, { pathname, search }: URL): string {
  const { origin, siteId, audience, device, inApp, lang } = boot;
  return [origin, siteId, audience, device, inApp, lang, pathname + search].join(' ');
}
