import { readQuery } from '@fairhall/core/routes/query';
import { ROUTES, type RouteName } from '@fairhall/core/routes/routes';
import { resolveAddress } from '../page/address.ts';
import type { Visit } from '../page/screen.ts';

export interface TokenData {
  /** The address holds the token of an invitation; what it is only the page's script knows. THR-04 */
  readonly hasToken: boolean;
  /** Where to go once in. */
  readonly next: string;
}

type SupplierLoginVisit = Pick<Visit, 'search' | 'boot' | 'href'>;

/** The home, and every page that suppliers alone have. */
const isSupplierPage = (name: RouteName): boolean =>
  name === 'home' || ROUTES[name].audiences.every((audience) => audience === 'supplier');

/** A login leads back to the page of a supplier or the home that asked for it, else to the inbox. */
export function tokenData({ search, boot, href }: SupplierLoginVisit): TokenData {
  const { callback, initToken } = readQuery(search);
  return { hasToken: initToken !== undefined, next: getSupplierPage(callback, boot) ?? href('supplierInbox', {}) };
}

/** A path of this site alone: an address of another would lead a person away with her trust. THR-23 */
function getSupplierPage(callback: string | undefined, boot: SupplierLoginVisit['boot']): string | undefined {
  if (callback === undefined || !URL.canParse(callback, boot.origin)) return undefined;
  const { origin, pathname } = new URL(callback, boot.origin);
  const name = origin === boot.origin ? resolveAddress(pathname, boot)?.name : undefined;
  return name !== undefined && isSupplierPage(name) ? pathname : undefined;
}
