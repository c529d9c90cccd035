import { AUDIENCE_KINDS, type Audience } from '../site/audience.ts';
import type { Device } from '../site/device.ts';
import type { Query, QueryName } from './query.ts';

/**
 * The properties of a request that decide whether a route exists for it: audience, device and installation.,
 *
 */
export interface Visit {
  readonly audience: Audience;
  readonly device: Device;
  readonly production: boolean;
  readonly platform?: 'b2b' | undefined;
}

/** One page and all its addresses. Its name is its key in the route table. */
export interface RouteDefinition {
  /** All patterns are read; a link is written with the first one that takes exactly the given parameters. */
  readonly patterns: readonly [string, ...string[]];
  readonly audiences: readonly Audience[];
  /** All devices if absent. */
  readonly devices?: readonly Device[];
  readonly when?: (visit: Visit) => boolean;
  /** Query parameters of this page besides QUERY_OF_EVERY_PAGE, in the order in which links write them. */
  readonly query?: readonly QueryName[];
  /** Other names that links to this page use for query parameters, such as exhibitionId for /cart. A-16 */
  readonly queryNames?: Readonly<Partial<Record<QueryName, string>>>;
  /** Query values that links to this page have by default. A-17 */
  readonly queryDefaults?: Query;
  /** The page shows data of the logged-in person, so its loader runs again after a login. */
  readonly personal?: true;
  /** Only for visitors without a login: with a buyer token the address redirects to the home page. */
  readonly guestsOnly?: true;
  /** Whether a login on this page opens as a modal or on /login (the default). A-20 */
  readonly loginBy?: 'modal' | 'route';
  /** Cache lifetime of the rendered page, in milliseconds. A-58 */
  readonly cacheMs?: number;
  /**
   * A name in this address can make it look like another route's (a product named "expo…" like an exhibition). Such a
   * link is written without the name, so that it opens the right page. D-13
   */
  readonly yields?: true;
}

export const ALL_AUDIENCES = AUDIENCE_KINDS;
/** The audiences that can buy: all except suppliers., D-87 */
export const AUDIENCE_BUYERS = ['buyer', 'globalBuyer'] as const satisfies readonly Audience[];
export const AUDIENCE_SUPPLIERS = ['supplier'] as const satisfies readonly Audience[];
export const COUNTRY_BUYERS = ['buyer'] as const satisfies readonly Audience[];
export const AUDIENCE_GLOBAL_BUYERS = ['globalBuyer'] as const satisfies readonly Audience[];
export const MOBILE = ['h5'] as const satisfies readonly Device[];
export const DEVICE_DESKTOP = ['pc'] as const satisfies readonly Device[];

/** Cache lifetime of the one-hour pages, in milliseconds. … */
export const CACHE_ONE_HOUR = 3_600_000;
