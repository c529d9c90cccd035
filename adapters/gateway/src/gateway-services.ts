import type { Route } from '@fairhall/core/contract/dispatcher';
import type { AnswerCache } from './answer-cache.ts';
import type { CallContext } from './call-context.ts';
import type { Database } from './db/database.ts';
import type { DatabaseTrouble } from './db/database-error.ts';
import type { Limiter } from './limits/limiter.ts';
import type { MinimumResponseTime } from './limits/minimum-response-time.ts';
import type { PassFailpoint } from './operations/failpoints.ts';
import type { LoadShedding } from './operations/load-shedding.ts';
import type { Logger } from './operations/logger.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Settings } from './settings.ts';
import type { Sites } from './sites.ts';
import type { TextsByLanguage } from './texts.ts';
import type { FormReadingPorts } from './wire/read-envelope.ts';
import type { SecretStore } from './wire/sign-check.ts';

/** The sender of a request, as far as the network identifies it. */
export interface Caller {
  /** Address of the socket, or the one that a trusted proxy reports. */
  readonly address: string;
  /**
   * Whether it came directly from this machine, without a proxy: test helpers exist only then, and only outside
   * production. THR-17
   */
  readonly isLocal?: boolean;
  /** Aborts if the client disconnects before the answer; work that is queued for it is then dropped. REL-22 */
  readonly signal?: AbortSignal | undefined;
  /**
   * Called with the contract branch of each call before it is answered, for code that caches results made of the
   * answers.
   */
  readonly reads?: (branch: string) => void;
  /** Called if a call fails because of an error of ours, not of its input. REL-23 */
  readonly onCallFailed?: (failure: CallFailure) => void;
}

/** A call that failed although its input was valid. */
export interface CallFailure {
  readonly requestId: string;
  readonly trouble: DatabaseTrouble;
}

export type Routes = ReadonlyMap<string, Route<CallContext>>;

/** Answers plain addresses below the gateway's root: pictures, static content. */
export interface Resource {
  /** Whether it also answers POST requests; each counts against its network's limit. */
  readonly takesPosts?: true;
  respond(request: Request, caller: Caller): Promise<Response>;
}

/** The parts that handle a request from arrival to answer. */
export interface GatewayServices {
  readonly settings: Settings;
  /** Origin of the installation. */
  readonly publicUrl: string;
  readonly sites: Sites;
  readonly database: Database;
  readonly routes: Routes;
  readonly texts: TextsByLanguage;
  readonly answerCache: AnswerCache;
  readonly limiter: Limiter;
  readonly minimumResponseTime: MinimumResponseTime;
  readonly forms: FormReadingPorts;
  readonly secrets: SecretStore;
  /** Called with each database error that fails a call. REL-32 */
  readonly onDatabaseError: (error: unknown) => void;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly loadShedding: LoadShedding;
  readonly failpoint: PassFailpoint;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Called after a submit was committed, because there may be a mail to send. */
  readonly onCommit: () => void;
}
