import { AUDIENCES, type Audience } from '../site/audience.ts';
import type { Device } from '../site/device.ts';
import type { Query, QueryName } from './query.ts';

/** What decides whether a route exists for a request: audience, device and installation. */
export interface Visit {
  readonly audience: Audience;
  readonly device: Device;
  readonly production: boolean;
  readonly platform?: 'b2b' | undefined;
}

/** One page and all its addresses. Its name is its key in the route table. */
export interface RouteDefinition {
  /** All patterns are read; a link is written by the first one that takes exactly the given parameters. */
  readonly patterns: readonly [string, ...string[]];
  readonly audiences: readonly Audience[];
  /** Every device when absent. */
  readonly devices?: readonly Device[];
  readonly when?: (visit: Visit) => boolean;
  /** Query parameters that this page reads besides QUERY_OF_EVERY_PAGE, in the order in which links write them. */
  readonly query?: readonly QueryName[];
  /** Other names under which links to this page write a query parameter, such as exhibitionId for /cart. A-16 */
  readonly queryNames?: Readonly<Partial<Record<QueryName, string>>>;
  /** Query values that a link to this page writes when it is given none. A-17 */
  readonly queryDefaults?: Query;
  /** Shows what belongs to whoever is logged in, so its loader runs again after a login. */
  readonly personal?: true;
  /** Only for visitors: with a buyer token its address redirects to the home page. */
  readonly guestsOnly?: true;
  /** Whether a login asked for on this page opens as a modal or on /login, which is the default. A-20 */
  readonly loginBy?: 'modal' | 'route';
  /** How long the rendered page may be kept, in milliseconds. A-58 */
  readonly cacheMs?: number;
  /**
   * A name in this address may make it read like another route's (a product named "expo…" like an exhibition); such a link is
   * written without the name, so that it leads to the right page. D-13
   */
  readonly yields?: true;
}

export const ALL_AUDIENCES = AUDIENCES;
/** The audiences that may buy: every one but the suppliers'. A-59, A-64, D-87 */
export const BUYERS = ['buyer', 'globalBuyer'] as const satisfies readonly Audience[];
export const SUPPLIERS = ['supplier'] as const satisfies readonly Audience[];
export const COUNTRY_BUYERS = ['buyer'] as const satisfies readonly Audience[];
export const GLOBAL_BUYERS = ['globalBuyer'] as const satisfies readonly Audience[];
export const MOBILE = ['h5'] as const satisfies readonly Device[];
export const DESKTOP = ['pc'] as const satisfies readonly Device[];

/** How long the one-hour pages are kept, in milliseconds. … */
export const CACHE_ONE_HOUR = 3_600_000;
