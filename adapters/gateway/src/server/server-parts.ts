import type { UnavailableReason } from '../db/database-error.ts';
import type { Gateway } from '../gateway.ts';
import type { Tarpit } from '../limits/tarpit.ts';
import type { LoadShedding } from '../operations/load-shedding.ts';
import type { Logger } from '../operations/logger.ts';
import type { Settings } from '../settings.ts';
import type { Pages } from './pages.ts';

/** The state of the process: it listens before its database is open, and also while it drains. */
export interface Phase {
  readonly gateway: Gateway | undefined;
  readonly pages: Pages | undefined;
  readonly draining: boolean;
  /** Why the database is not open yet. */
  readonly unavailableReason?: UnavailableReason | undefined;
}

/** The parts of the HTTP shell. */
export interface ServerParts {
  readonly settings: Settings;
  readonly log: Logger;
  /** The folder served below /assets. */
  readonly assetsFolder: string | undefined;
  readonly phase: () => Phase;
  /** Whether the process is overloaded, so that reads are shed. */
  readonly isOverloaded: () => boolean;
  readonly tarpit: Tarpit;
  readonly loadShedding: LoadShedding;
}
