import type { Link } from '@fairhall/core/routes/link';
import { createRouteTable, type RouteTable } from '@fairhall/core/routes/route-table';
import type { QueryOf, RouteName, RouteParams } from '@fairhall/core/routes/routes';
import type { Boot } from './boot.ts';
import { type BuiltRoute, isBuilt } from './screens.ts';

/** The address of an existing page. */
export type ResolvedAddress = {
  [Name in BuiltRoute]: { readonly name: Name; readonly params: RouteParams[Name] };
}[BuiltRoute];

const addressBooks = new Map<string, RouteTable>();

/** The addresses of all pages, including those that are not built yet. */
export const addressBook = ({ deployPath }: Pick<Boot, 'deployPath'>): RouteTable => bookOf(deployPath);

function bookOf(deployPath: string): RouteTable {
  const book = addressBooks.get(deployPath) ?? createRouteTable({ deployPath });
  addressBooks.set(deployPath, book);
  return book;
}

type AddressScope = Pick<Boot, 'deployPath' | 'audience' | 'device' | 'production' | 'platform'>;

/**
 * Returns the page of a path for this audience and device; null if there is none, or it is not built yet.
 *
 */
export function resolveAddress(pathname: string, where: AddressScope): ResolvedAddress | null {
  if (addressCache.pathname !== pathname || addressCache.where !== where)
    addressCache = { pathname, where, address: findAddress(pathname, where) };
  return addressCache.address;
}

/**
 * Caches the last address, because each part of a page resolves the page's own address, which takes as long as
 * rendering a part.
 */
let addressCache: {
  readonly pathname: string;
  readonly where?: AddressScope;
  readonly address: ResolvedAddress | null;
} = {
  pathname: '',
  address: null,
};

function findAddress(pathname: string, where: AddressScope): ResolvedAddress | null {
  const found = bookOf(where.deployPath).match(pathname, where);
  return found === null || !isBuilt(found.name) ? null : (found as ResolvedAddress);
}

/**
 * Returns the address of a route, or null if its page is not built: the link is then left out. For a built route the
 * type excludes null.
 */
export type Href = <Name extends RouteName>(
  name: Name,
  params: RouteParams[Name],
  query?: QueryOf<Name>,
) => Name extends BuiltRoute ? string : null;

export function hrefOf({ deployPath }: Pick<Boot, 'deployPath'>): Href {
  const book = bookOf(deployPath);
  const href = <Name extends RouteName>(name: Name, params: RouteParams[Name], query?: QueryOf<Name>) =>
    isBuilt(name) ? book.href(name, params, query) : null;
  // The conditional type above is exactly this test of the name.
  return href as Href;
}

/** The deploy root, to which every unmatched path redirects. */
export const rootOf = ({ deployPath }: Pick<Boot, 'deployPath'>): string => `${deployPath}/`;

/**
 * Returns a function that converts a core link to an address. Throws for a page that is not built, since core links
 * only to built pages.
 */
export function linkHref(href: Href): (link: Link) => string {
  return (link) => {
    const written = href(link.route, link.params, link.query);
    if (written === null) throw new Error(`the page of ${link.route} is not built`);
    return written;
  };
}
