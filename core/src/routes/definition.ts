import { AUDIENCES, type Audience } from '../site/audience.ts';
import type { Device } from '../site/device.ts';
import type { Query, QueryName } from './query.ts';

/** Who asks, on what, and where: all that decides whether a route exists. */
export interface Visit {
  readonly audience: Audience;
  readonly device: Device;
  readonly production: boolean;
  readonly platform?: 'b2b' | undefined;
}

/** One screen and all its addresses. The name is its key in the table. */
export interface RouteDefinition {
  /** An address is written by the first pattern that takes exactly the given parameters; all are understood. */
  readonly patterns: readonly [string, ...string[]];
  readonly audiences: readonly Audience[];
  /** Both where none is named. */
  readonly devices?: readonly Device[];
  readonly when?: (visit: Visit) => boolean;
  /** What the page reads beside what every page reads, in the order of writing. */
  readonly query?: readonly QueryName[];
  /** Where this page's links call a parameter by another name. A-16 */
  readonly queryNames?: Readonly<Partial<Record<QueryName, string>>>;
  /** Written even when the link does not say it. A-17 */
  readonly queryDefaults?: Query;
  /** Shows what belongs to the person logged in, so it loads again after a login. */
  readonly personal?: true;
  /** For visitors alone: with a buyer token its address leads home. */
  readonly guestsOnly?: true;
  /** How this page asks for a login. A-20 */
  readonly loginBy?: 'modal' | 'route';
  /** How long the rendered page may be kept, in milliseconds. A-58 */
  readonly cacheMs?: number;
  /** Its open names can read like another route's address; such a link drops the name. D-13 */
  readonly yields?: true;
}

export const EVERYBODY = AUDIENCES;
/** D-87 */
export const BUYERS = ['buyer', 'globalBuyer'] as const satisfies readonly Audience[];
export const COUNTRY_BUYERS = ['buyer'] as const satisfies readonly Audience[];
export const GLOBAL_BUYERS = ['globalBuyer'] as const satisfies readonly Audience[];
export const MOBILE = ['h5'] as const satisfies readonly Device[];
export const DESKTOP = ['pc'] as const satisfies readonly Device[];

/** */
export const ONE_HOUR = 3_600_000;
