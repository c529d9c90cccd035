import type { Visit } from './definition.ts';
import { getCacheLife, isPersonal } from './page-access.ts';
import { readQuery, VISITOR_QUERY_NAMES } from './query.ts';
import type { RouteName } from './routes.ts';

/** The parts of a page request that decide whether others may get the same cached bytes. */
interface PageRequest {
  readonly route: RouteName;
  readonly query: Iterable<readonly [name: string, value: string]>;
  /** Whether the request has a login token, valid or not, or a trace of one. */
  readonly showsLogin: boolean;
}

interface CachePolicy {
  /** Milliseconds. */
  readonly cacheMs: number;
  /** Whether redirects of the page are cached like the page itself. */
  readonly cachesRedirects?: true;
}

/**
 * Returns how a rendered page is cached for others. Undefined if it must not be shared: the request shows a login, the
 * page is personal, the address has private parameters, or `csr` requests a fresh page. Pages are cached for `usualMs`,
 * the one-hour pages for an hour; a `usualMs` of 0 disables caching. A-58  
 */
export function getCachePolicy({ route, query, showsLogin }: PageRequest, usualMs: number): CachePolicy | undefined {
  if (usualMs === 0 || showsLogin || isPersonal(route)) return undefined;
  for (const [name] of query) if (VISITOR_QUERY_NAMES.has(name)) return undefined;
  if (readQuery(query).csr === true) return undefined;
  const life = getCacheLife(route);
  return life === undefined ? { cacheMs: usualMs } : { cacheMs: life, cachesRedirects: true };
}

/** The properties, besides its address, on which a page's bytes depend. */
export interface Readers extends Pick<Visit, 'audience' | 'device'> {
  readonly origin: string;
  readonly siteId: number;
  readonly inApp: boolean;
  readonly lang: string;
}

/** Returns the cache key of a page for these readers; the query of `address` is in its normal form. A-58 */
export const getCacheKey = ({ origin, siteId, audience, device, inApp, lang }: Readers, address: string): string =>
  [origin, siteId, audience, device, inApp, lang, address].join(' ');
