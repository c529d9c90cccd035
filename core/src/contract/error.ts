import type { Result } from '../result.ts';

/** The kinds of call failures. */
export const ERROR_TYPE = {
  NETWORK_ERROR: 'NETWORK_ERROR',
  TIME_OUT: 'TIME_OUT',
  INVALID_TOKEN: 'INVALID_TOKEN',
  SERVER_ERROR: 'SERVER_ERROR',
} as const;

export type ErrorType = keyof typeof ERROR_TYPE;

/**
 * A failed call as every caller sees it. `message` is the gateway's own text in the caller's language, or '' if it sent
 * none (then `errorMessage` gives the text's key). `code` is the envelope's code, '' without an envelope.
 * `retryAfterSeconds` comes with 429 and 503. `requestId` identifies the call in the gateway's log; absent without a
 * response.
 */
export interface GatewayError {
  readonly kind: ErrorType;
  readonly code: string;
  readonly message: string;
  readonly retryAfterSeconds?: number;
  readonly requestId?: string;
}

export function gatewayError(kind: ErrorType, code = '', message = '', retryAfterSeconds?: number): GatewayError {
  return retryAfterSeconds === undefined ? { kind, code, message } : { kind, code, message, retryAfterSeconds };
}

/** Whether a call was rejected because its login has expired or was never valid. */
export const isLoggedOut = (answer: Result<unknown, GatewayError>): boolean =>
  !answer.ok && answer.error.kind === 'INVALID_TOKEN';
