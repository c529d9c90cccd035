import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Queries } from './db/database.ts';
import type { Logger } from './operations/logger.ts';
import type { Settings } from './settings.ts';

/** What every handler is given beside its input. Ports of a feature's own are given to its handlers when they are made. */
export interface CallContext {
  /** Where a read asks. In a submit it is the open transaction, in which its idempotency row is written too. */
  readonly database: Queries;
  readonly lang: LanguageCode;
  /** The site that the host names, else the one the envelope wishes, else the international one (D-93). */
  readonly siteId: number;
  readonly websiteId: number;
  /** The caller's network address, from its socket or from a trusted proxy. */
  readonly address: string;
  /** SHA-256 of the visitor's proof in hex, or null when none was shown (D-95). */
  readonly visitor: string | null;
  /** Epoch milliseconds, the same for the whole call. */
  readonly now: number;
  /** The key of a submit; null in reads. */
  readonly idempotencyKey: string | null;
  readonly requestId: string;
  readonly settings: Settings;
  readonly log: Logger;
}
