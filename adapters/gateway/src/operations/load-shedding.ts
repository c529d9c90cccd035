import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { OVERLOAD_CAUSES, type OverloadCause } from '@fairhall/core/contract/overload';
import type { MessageKey } from '@fairhall/core/messages';
import type { DatabaseTrouble } from '../db/database-error.ts';
import type { Logger } from './logger.ts';

/** What somebody is told whose request is refused for load. */
interface OverloadRefusal {
  readonly code: '409' | '503';
  readonly message: MessageKey;
  readonly retryAfterSeconds: number;
}

/** One row for each cause: what its text advises differs where what a person can do differs. REL-22 */
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

/** The refusal of a request for load. Whoever sends it to the caller records it by `LoadShedding`. */
export function toOverloadRefusal(cause: OverloadCause): Refusal & { readonly overload: OverloadCause } {
  const { code, message, retryAfterSeconds } = OVERLOAD_REFUSALS[cause];
  return { code, message, values: { seconds: retryAfterSeconds }, retryAfterSeconds, overload: cause };
}

/** What a trouble of the database is among the causes. REL-23 */
export const OVERLOAD_OF: Readonly<Record<Exclude<DatabaseTrouble, 'bug'>, OverloadCause>> = {
  locked: 'lockedRow',
  busy: 'databaseBusy',
  unavailable: 'databaseAway',
};

const responseCauses = new WeakMap<Response, OverloadCause>();

/** The refusal for load of what is no call: a picture or a file. */
export function createOverloadResponse(cause: OverloadCause, headers: Readonly<Record<string, string>>): Response {
  const { retryAfterSeconds = 0 } = toOverloadRefusal(cause);
  const response = new Response(null, {
    status: 503,
    headers: { ...headers, 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' },
  });
  responseCauses.set(response, cause);
  return response;
}

/** Why a response of `overloadResponse` refuses; undefined of any other. */
export const getOverload = (response: Response): OverloadCause | undefined => responseCauses.get(response);

/** Where a refusal was sent. */
export interface ShedRequest {
  readonly requestId: string;
  /** The call's dotted name, or what else was asked for. */
  readonly call: string;
}

/** Every refusal for load passes through here once. */
export interface LoadShedding {
  /** Counts and logs a refusal that is sent. REL-22 REL-34 */
  record(cause: OverloadCause, request: ShedRequest): void;
  /** How many were sent since the start, of every cause. */
  counts(): ReadonlyMap<OverloadCause, number>;
}

/** Of each cause one line is logged in this time, in milliseconds. */
const LOG_INTERVAL_MS = 1_000;

interface SuppressedRequests {
  suppressed: number;
  last: ShedRequest;
}

/**
 * Counts by cause, and logs the first of each cause at once; of those that follow within a second it logs how many there
 * were and the last one, so that a flood of refusals is no flood of lines.
 */
export function createLoadShedding(log: Pick<Logger, 'warn'>): LoadShedding {
  const counts = new Map<OverloadCause, number>(OVERLOAD_CAUSES.map((cause) => [cause, 0]));
  const quiet = new Map<OverloadCause, SuppressedRequests>();
  const write = (cause: OverloadCause, request: ShedRequest, suppressed: number): void => {
    log.warn({ cause, requestId: request.requestId, call: request.call, suppressed }, 'overloaded');
    quiet.set(cause, { suppressed: 0, last: request });
    setTimeout(() => end(cause), LOG_INTERVAL_MS).unref();
  };
  const end = (cause: OverloadCause): void => {
    const since = quiet.get(cause);
    quiet.delete(cause);
    // The last one has a line of its own, so it is none of those that have not.
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
