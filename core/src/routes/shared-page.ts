import type { Visit } from './definition.ts';
import { getCacheLife, isPersonal } from './page-access.ts';
import { readQuery, VISITOR_QUERY_NAMES } from './query.ts';
import type { RouteName } from './routes.ts';

/** A request for a page, as far as it decides whether others may be sent the same bytes. */
interface PageRequest {
  readonly route: RouteName;
  readonly query: Iterable<readonly [name: string, value: string]>;
  /** Whether the request carries a login, good or not, or the trace of one. */
  readonly showsLogin: boolean;
}

interface CachePolicy {
  /** Milliseconds. */
  readonly cacheMs: number;
  /** Where the page leads on is kept as the page itself would be. */
  readonly cachesRedirects?: true;
}

/**
 * How a rendered page is kept for others; undefined where it is nobody's but this reader's: one who shows a login, a page of
 * somebody's own, an address that carries what is somebody's own, or one that `csr` asks for anew. Pages are kept for
 * `usualMs`, the one-hour pages for an hour; a `usualMs` of 0 keeps none. A-58  
 */
export function getCachePolicy({ route, query, showsLogin }: PageRequest, usualMs: number): CachePolicy | undefined {
  if (usualMs === 0 || showsLogin || isPersonal(route)) return undefined;
  for (const [name] of query) if (VISITOR_QUERY_NAMES.has(name)) return undefined;
  if (readQuery(query).csr === true) return undefined;
  const life = getCacheLife(route);
  return life === undefined ? { cacheMs: usualMs } : { cacheMs: life, cachesRedirects: true };
}

/** What a page's bytes depend on beside its address. */
export interface Readers extends Pick<Visit, 'audience' | 'device'> {
  readonly origin: string;
  readonly siteId: number;
  readonly inApp: boolean;
  readonly lang: string;
}

/** The name of the page that all these readers share at an address, whose query is in its normal form. A-58 */
export const getCacheKey = ({ origin, siteId, audience, device, inApp, lang }: Readers, address: string): string =>
  [origin, siteId, audience, device, inApp, lang, address].join(' ');
