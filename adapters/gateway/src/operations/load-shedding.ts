import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { LOAD_SHEDDING_CAUSES, type OverloadCause } from '@fairhall/core/contract/overload';
import type { MessageKey } from '@fairhall/core/messages';
import type { DatabaseTrouble } from '../db/database-error.ts';
import type { Logger } from './logger.ts';

/** The error of a request that is shed for load. */
interface OverloadRefusal {
  readonly code: '409' | '503';
  readonly message: MessageKey;
  readonly retryAfterSeconds: number;
}

/** One row for each cause. Their texts give different advice only if a person can act differently. REL-22 */
const OVERLOAD_REFUSALS: Readonly<Record<OverloadCause, OverloadRefusal>> = {
  starting: { code: '503', message: 'request.unavailable', retryAfterSeconds: 2 },
  eventLoop: { code: '503', message: 'request.busy', retryAfterSeconds: 2 },
  databaseAway: { code: '503', message: 'request.unavailable', retryAfterSeconds: 2 },
  databaseBusy: { code: '503', message: 'request.busy', retryAfterSeconds: 2 },
  lockedRow: { code: '409', message: 'request.locked', retryAfterSeconds: 1 },
  passwordQueue: { code: '503', message: 'request.busyNetwork', retryAfterSeconds: 4 },
  formQueue: { code: '503', message: 'request.busyNetwork', retryAfterSeconds: 5 },
  formTooSlow: { code: '503', message: 'upload.gaveWay', retryAfterSeconds: 5 },
  fileQueue: { code: '503', message: 'upload.busy', retryAfterSeconds: 5 },
  fileSpace: { code: '503', message: 'upload.noSpace', retryAfterSeconds: 60 },
  pictureQueue: { code: '503', message: 'request.busy', retryAfterSeconds: 2 },
  smallPictureQueue: { code: '503', message: 'request.busy', retryAfterSeconds: 2 },
};

/** The error for a request that is shed for load. The code that sends it must record it with `LoadShedding`. */
export function toOverloadRefusal(cause: OverloadCause): Refusal & { readonly overload: OverloadCause } {
  const { code, message, retryAfterSeconds } = OVERLOAD_REFUSALS[cause];
  return { code, message, values: { seconds: retryAfterSeconds }, retryAfterSeconds, overload: cause };
}

/** The overload cause of each kind of database trouble. REL-23 */
export const LOAD_SHEDDING_RULES: Readonly<Record<Exclude<DatabaseTrouble, 'bug'>, OverloadCause>> = {
  locked: 'lockedRow',
  busy: 'databaseBusy',
  unavailable: 'databaseAway',
};

const responseCauses = new WeakMap<Response, OverloadCause>();

/** The overload response of a request that is not a call: for a picture or a file. */
export function createOverloadResponse(cause: OverloadCause, headers: Readonly<Record<string, string>>): Response {
  const { retryAfterSeconds = 0 } = toOverloadRefusal(cause);
  const response = new Response(null, {
    status: 503,
    headers: { ...headers, 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' },
  });
  responseCauses.set(response, cause);
  return response;
}

/** The cause of a response made by `createOverloadResponse`; undefined for any other response. */
export const getOverload = (response: Response): OverloadCause | undefined => responseCauses.get(response);

/** The request that was shed. */
export interface ShedRequest {
  readonly requestId: string;
  /** The call's dotted name, or the kind of other request. */
  readonly call: string;
}

/** Every shed request is recorded here once. */
export interface LoadShedding {
  /** Counts and logs a shed request. REL-22 REL-34 */
  record(cause: OverloadCause, request: ShedRequest): void;
  /** The number of shed requests since the start, by cause. */
  counts(): ReadonlyMap<OverloadCause, number>;
}

/** Each cause logs at most one line in this time, in milliseconds. */
const LOG_INTERVAL_MS = 1_000;

interface SuppressedRequests {
  suppressed: number;
  last: ShedRequest;
}

/**
 * Counts by cause. Logs the first shed request of a cause at once; of those within the next second it logs only the
 * number and the last one, so that a flood of shed requests is no flood of lines.
 */
export function createLoadShedding(log: Pick<Logger, 'warn'>): LoadShedding {
  const counts = new Map<OverloadCause, number>(LOAD_SHEDDING_CAUSES.map((cause) => [cause, 0]));
  const quiet = new Map<OverloadCause, SuppressedRequests>();
  const write = (cause: OverloadCause, request: ShedRequest, suppressed: number): void => {
    log.warn({ cause, requestId: request.requestId, call: request.call, suppressed }, 'overloaded');
    quiet.set(cause, { suppressed: 0, last: request });
    setTimeout(() => end(cause), LOG_INTERVAL_MS).unref();
  };
  const end = (cause: OverloadCause): void => {
    const since = quiet.get(cause);
    quiet.delete(cause);
    // The last one is logged in this line itself, so it does not count as suppressed.
    if (since !== undefined && since.suppressed > 0) write(cause, since.last, since.suppressed - 1);
  };
  return {
    record(cause, request) {
      counts.set(cause, (counts.get(cause) ?? 0) + 1);
      const since = quiet.get(cause);
      if (since === undefined) return write(cause, request, 0);
      since.suppressed += 1;
      since.last = request;
    },
    counts: () => counts,
  };
}
