import type { Refusal } from '@fairhall/core/contract/dispatcher';

/** An error of a call, or a bug reported as one, before it becomes a response. */
export interface CallError extends Omit<Refusal, 'code'> {
  readonly code: Refusal['code'] | '500';
  /** HTTP status if it differs from the code's own number. */
  readonly status?: number;
  /** Values that are texts themselves, as message keys. */
  readonly texts?: Readonly<Record<string, { readonly key: string; readonly values?: Refusal['values'] }>>;
  /** The server's time for a caller whose clock is wrong, in epoch milliseconds. */
  readonly serverTime?: number;
}

export const REQUEST_MALFORMED: CallError = { code: '400', message: 'request.malformed' };
/** A cursor that no list has issued. */
export const CURSOR_INVALID: Refusal = { code: '400', message: 'request.malformed' };
export const REQUEST_CROSS_SITE: CallError = { code: '400', status: 403, message: 'request.foreign' };
export const REQUEST_TOO_LARGE: CallError = { code: '413', message: 'request.tooLarge' };
export const FILE_TOO_LARGE: CallError = { code: '413', message: 'upload.tooLarge' };
export const FILE_COUNT_INVALID: CallError = { code: '400', message: 'upload.oneFile' };
/** The same error for a missing record and for another person's record. THR-29 */
export const NOT_FOUND: Refusal = { code: '404', message: 'request.notFound' };
/** A page that was public and no longer is; with this status search engines drop it at once. */
export const PAGE_GONE: Refusal = { code: '410', message: 'request.notFound' };
export const REQUEST_METHOD_INVALID: CallError = { code: '400', status: 405, message: 'request.malformed' };
export const KEY_REQUIRED: CallError = { code: '400', message: 'request.keyNeeded' };
export const KEY_REUSED: CallError = { code: '422', message: 'request.sameKey' };
export const TOKEN_INVALID: CallError = { code: '401', message: 'request.relogin' };
/** A staff token that is unknown or was revoked. */
export const STAFF_TOKEN_INVALID: CallError = { code: '401', message: 'request.staffToken' };
/** An expired staff token; an operator can renew it. */
export const STAFF_TOKEN_EXPIRED: CallError = { code: '401', message: 'request.staffTokenExpired' };
export const OPERATOR_REQUIRED: CallError = { code: '400', status: 403, message: 'request.operatorsOnly' };
export const LOGIN_REQUIRED: CallError = { code: '401', message: 'request.loginNeeded' };
export const SERVER_ERROR: CallError = { code: '500', message: 'request.server' };

export const toRateLimitRefusal = (seconds: number): Refusal => ({
  code: '429',
  message: 'request.tooMany',
  values: { seconds },
  retryAfterSeconds: seconds,
});

/** 1001 to 1004 are results of a successful call; every other code is its own status. REL-36 */
export function getStatus({ code, status }: CallError): number {
  if (status !== undefined) return status;
  return code.length === 4 ? 200 : Number(code);
}
