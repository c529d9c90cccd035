import type { GatewayError } from './error.ts';

/** The error views that can be shown in place of a page. */
export const PAGE_ERRORS = ['noSuchPage', 'timeOut', 'apiError', 'dataError'] as const;
export type PageError = (typeof PAGE_ERRORS)[number];

/** The error code of a response that does not match the contract. */
export const ERROR_UNREADABLE = 'unreadable';

/** The error code of a record that no longer exists. */
export const ERROR_GONE = '410';

const isAbsent = ({ code }: GatewayError): boolean => code === '404' || code === ERROR_GONE;

/** The error view to show when a call that a page needs has failed. */
export function pageErrorOf(error: GatewayError): PageError {
  if (isAbsent(error)) return 'noSuchPage';
  if (error.code === ERROR_UNREADABLE) return 'dataError';
  return error.kind === 'TIME_OUT' ? 'timeOut' : 'apiError';
}
