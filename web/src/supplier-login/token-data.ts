import { readQuery, stripSecrets } from '@fairhall/core/routes/query';
import { ROUTE_DEFINITIONS, type RouteName } from '@fairhall/core/routes/routes';
import { resolveAddress } from '../page/address.ts';
import type { Visit } from '../page/screen.ts';

export interface TokenData {
  /** Whether the address holds the token of an invitation. Only the page's script reads its value. THR-04 */
  readonly hasToken: boolean;
  /** The path and query to open after the login. */
  readonly next: string;
}

type SupplierLoginVisit = Pick<Visit, 'search' | 'boot' | 'href'>;

/** Pages of other sites too that show a supplier's own data on this site. */
const SHARED_PAGES: ReadonlySet<RouteName> = new Set(['home', 'productPreview']);

/**
 * Returns whether suppliers can return to a page: pages that only suppliers have, and the shared ones. An invitation
 * logs in itself.
 */
const isSupplierPage = (name: RouteName): boolean =>
  SHARED_PAGES.has(name) ||
  (name !== 'supplierInvitation' && ROUTE_DEFINITIONS[name].audiences.every((audience) => audience === 'supplier'));

/** Returns the page's data. A login returns to the supplier's page that required it, otherwise to `fallback`. */
export function tokenData(
  { search, boot, href }: SupplierLoginVisit,
  fallback: 'supplierInbox' | 'home' = 'supplierInbox',
): TokenData {
  const { callback, initToken } = readQuery(search);
  return { hasToken: initToken !== undefined, next: getSupplierPage(callback, boot) ?? href(fallback, {}) };
}

/**
 * Returns path and query without secrets, if the page is on this site. Another site's address would be an open
 * redirect, which attackers use for phishing. THR-23 THR-04
 */
function getSupplierPage(callback: string | undefined, boot: SupplierLoginVisit['boot']): string | undefined {
  if (callback === undefined || !URL.canParse(callback, boot.origin)) return undefined;
  const { origin, pathname, search } = new URL(callback, boot.origin);
  const name = origin === boot.origin ? resolveAddress(pathname, boot)?.name : undefined;
  return name !== undefined && isSupplierPage(name) ? pathname + stripSecrets(search) : undefined;
}
