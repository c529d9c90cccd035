import type { Link } from '@fairhall/core/routes/link';
import { createRouteTable, type RouteTable } from '@fairhall/core/routes/route-table';
import type { QueryOf, RouteName, RouteParams } from '@fairhall/core/routes/routes';
import type { Boot } from './boot.ts';
import { type BuiltRoute, isBuilt } from './screens.ts';

/** An address of a page that is built. */
export type ResolvedAddress = {
  [Name in BuiltRoute]: { readonly name: Name; readonly params: RouteParams[Name] };
}[BuiltRoute];

const addressBooks = new Map<string, RouteTable>();

/** The addresses of all pages, of those that are not built as well. */
export const addressBook = ({ deployPath }: Pick<Boot, 'deployPath'>): RouteTable => bookOf(deployPath);

function bookOf(deployPath: string): RouteTable {
  const book = addressBooks.get(deployPath) ?? createRouteTable({ deployPath });
  addressBooks.set(deployPath, book);
  return book;
}

type AddressScope = Pick<Boot, 'deployPath' | 'audience' | 'device' | 'production' | 'platform'>;

/** The page of a path for this audience and device; null where none is, or none is built yet.  */
export function resolveAddress(pathname: string, where: AddressScope): ResolvedAddress | null {
  if (addressCache.pathname !== pathname || addressCache.where !== where)
    addressCache = { pathname, where, address: findAddress(pathname, where) };
  return addressCache.address;
}

/** The parts of a page each ask for its own address, which takes as long to find as a part to render. */
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
 * The address of a route, or null for one whose page is not built: the link is then left out.
 * For a built route the type says that it is never null.
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

/** The deploy root, where every unmatched path ends. */
export const rootOf = ({ deployPath }: Pick<Boot, 'deployPath'>): string => `${deployPath}/`;

/** Writes a link that core gave as data; all such links lead to pages that are built. */
export function linkHref(href: Href): (link: Link) => string {
  return (link) => {
    const written = href(link.route, link.params, link.query);
    if (written === null) throw new Error(`the page of ${link.route} is not built`);
    return written;
  };
}
