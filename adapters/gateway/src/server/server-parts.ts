import type { UnavailableReason } from '../db/database-error.ts';
import type { Gateway } from '../gateway.ts';
import type { Tarpit } from '../limits/tarpit.ts';
import type { LoadShedding } from '../operations/load-shedding.ts';
import type { Logger } from '../operations/logger.ts';
import type { Settings } from '../settings.ts';
import type { Pages } from './pages.ts';

/** How far the process is: it listens before its database is open, and after it was told to end. */
export interface Phase {
  readonly gateway: Gateway | undefined;
  readonly pages: Pages | undefined;
  readonly draining: boolean;
  /** Why the database is not open yet, while it is waited for. */
  readonly unavailableReason?: UnavailableReason | undefined;
}

/** What the HTTP shell is made of. */
export interface ServerParts {
  readonly settings: Settings;
  readonly log: Logger;
  /** Folder whose files are served below /assets. */
  readonly assetsFolder: string | undefined;
  readonly phase: () => Phase;
  /** Whether the process is behind with its work, so that reads are turned away. */
  readonly isOverloaded: () => boolean;
  readonly tarpit: Tarpit;
  readonly loadShedding: LoadShedding;
}
