import type { AddressBook } from './address-book.ts';
import { QUERY, type QueryName } from './query.ts';

/**
 * A query string without these parameters, under any of their names; the rest stays as it was written.
 */
export function removeFromQuery(search: string, names: readonly QueryName[]): string {
  const gone = new Set<string>(names.flatMap((name) => QUERY[name].names));
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !gone.has(pair.split('=', 1)[0] ?? ''));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** The address to load after a logout: /rfq for every page at or below it, else the same address. */
export function addressAfterLogout(book: Pick<AddressBook, 'href'>, pathname: string, search: string): string {
  const rfq = book.href('rfq', {});
  return pathname === rfq || pathname.startsWith(`${rfq}/`) ? rfq : pathname + search;
}
