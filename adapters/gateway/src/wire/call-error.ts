import type { Refusal } from '@fairhall/core/contract/dispatcher';

/** A refusal, or a bug told as one, on its way out. */
export interface CallError extends Omit<Refusal, 'code'> {
  readonly code: Refusal['code'] | '500';
  /** HTTP status where it is not the code's own number. */
  readonly status?: number;
  /** Values that are texts themselves, as keys. */
  readonly texts?: Readonly<Record<string, { readonly key: string; readonly values?: Refusal['values'] }>>;
  /** What a caller with a wrong clock needs to know, in epoch milliseconds. */
  readonly serverTime?: number;
}

export const REQUEST_MALFORMED: CallError = { code: '400', message: 'request.malformed' };
/** A cursor that no list has written. */
export const CURSOR_INVALID: Refusal = { code: '400', message: 'request.malformed' };
export const REQUEST_CROSS_SITE: CallError = { code: '400', status: 403, message: 'request.foreign' };
export const REQUEST_TOO_LARGE: CallError = { code: '413', message: 'request.tooLarge' };
export const FILE_TOO_LARGE: CallError = { code: '413', message: 'upload.tooLarge' };
export const FILE_COUNT_INVALID: CallError = { code: '400', message: 'upload.oneFile' };
/** What is not there, and what is another's: both are told alike. THR-29 */
export const NOT_FOUND: Refusal = { code: '404', message: 'request.notFound' };
/** What was open to everybody once and is no more; a search engine drops its page at once. */
export const PAGE_GONE: Refusal = { code: '410', message: 'request.notFound' };
export const REQUEST_METHOD_INVALID: CallError = { code: '400', status: 405, message: 'request.malformed' };
export const KEY_REQUIRED: CallError = { code: '400', message: 'request.keyNeeded' };
export const KEY_REUSED: CallError = { code: '422', message: 'request.sameKey' };
export const TOKEN_INVALID: CallError = { code: '401', message: 'request.relogin' };
/** A staff token that was never given, or was revoked. */
export const STAFF_TOKEN_INVALID: CallError = { code: '401', message: 'request.staffToken' };
/** A staff token whose time is over; an operator can renew it. */
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

/** 1001 to 1004 are answers of a call that went well; every other code is its own status. REL-36 */
export function getStatus({ code, status }: CallError): number {
  if (status !== undefined) return status;
  return code.length === 4 ? 200 : Number(code);
}
