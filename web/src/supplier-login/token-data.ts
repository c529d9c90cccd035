import { readQuery } from '@fairhall/core/routes/query';
import { ROUTE_DEFINITIONS, type RouteName } from '@fairhall/core/routes/routes';
import { resolveAddress } from '../page/address.ts';
import type { Visit } from '../page/screen.ts';

export interface TokenData {
  /** Whether the address holds the token of an invitation. Only the page's script reads its value. THR-04 */
  readonly hasToken: boolean;
  /** The path to open after the login. */
  readonly next: string;
}

type SupplierLoginVisit = Pick<Visit, 'search' | 'boot' | 'href'>;

/** Returns whether suppliers can return to a page: the home page, and pages that only suppliers have. */
const isSupplierPage = (name: RouteName): boolean =>
  name === 'home' || ROUTE_DEFINITIONS[name].audiences.every((audience) => audience === 'supplier');

/**
 * Returns the page's data. A login returns to the supplier's page or home page that required it, otherwise to the
 * inbox.
 */
export function tokenData({ search, boot, href }: SupplierLoginVisit): TokenData {
  const { callback, initToken } = readQuery(search);
  return { hasToken: initToken !== undefined, next: getSupplierPage(callback, boot) ?? href('supplierInbox', {}) };
}

/**
 * Returns the path if it is on this site. Another site's address would be an open redirect, which attackers use for
 * phishing. THR-23
 */
function getSupplierPage(callback: string | undefined, boot: SupplierLoginVisit['boot']): string | undefined {
  if (callback === undefined || !URL.canParse(callback, boot.origin)) return undefined;
  const { origin, pathname } = new URL(callback, boot.origin);
  const name = origin === boot.origin ? resolveAddress(pathname, boot)?.name : undefined;
  return name !== undefined && isSupplierPage(name) ? pathname : undefined;
}
