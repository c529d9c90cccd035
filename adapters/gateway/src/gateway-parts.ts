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
import type { TextsByLanguage } from './texts.ts';
import type { FormReadingPorts } from './wire/read-envelope.ts';
import type { SecretStore } from './wire/sign-check.ts';

/** Who sends a request, as far as the network tells. */
export interface Caller {
  /** Address of the socket, or the one a trusted proxy names. */
  readonly address: string;
  /** Whether it came from this machine itself and from no proxy: only then are aids for tests there, outside production. THR-17 */
  readonly isLocal?: boolean;
  /** Ends when the caller leaves before it is answered; what waits in a line for it is then dropped. REL-22 */
  readonly signal?: AbortSignal | undefined;
  /** Told the branch of the contract of each call before it is answered, by who keeps what is made of the answers. */
  readonly reads?: (branch: string) => void;
  /** Called when a call fails for a reason of ours and not of its input. REL-23 */
  readonly onCallFailed?: (failure: CallFailure) => void;
}

/** A call that failed although its input was right. */
export interface CallFailure {
  readonly requestId: string;
  readonly trouble: DatabaseTrouble;
}

export type Routes = ReadonlyMap<string, Route<CallContext>>;

/** Something that answers plain addresses below the gateway's root: pictures, static content. */
export interface Resource {
  /** Whether it answers a post too, each of which spends a point of what its network may send. */
  readonly takesPosts?: true;
  respond(request: Request, caller: Caller): Promise<Response>;
}

/** What the path from a request to its answer is made of. */
export interface GatewayParts {
  readonly settings: Settings;
  /** Origin of links and mails, which is also taken as our own in a browser's Origin header. */
  readonly publicUrl: string;
  readonly database: Database;
  readonly routes: Routes;
  readonly texts: TextsByLanguage;
  readonly answerCache: AnswerCache;
  readonly limiter: Limiter;
  readonly minimumResponseTime: MinimumResponseTime;
  readonly forms: FormReadingPorts;
  readonly secrets: SecretStore;
  /** Called with each error of the database that fails a call. REL-32 */
  readonly onDatabaseError: (error: unknown) => void;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly loadShedding: LoadShedding;
  readonly failpoint: PassFailpoint;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Called when a submit was committed: there may be a mail to send. */
  readonly onCommit: () => void;
}
