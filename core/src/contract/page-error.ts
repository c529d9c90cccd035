import type { GatewayError } from './error.ts';

/** What can stand in place of a page. */
export const PAGE_ERRORS = ['noSuchPage', 'timeOut', 'apiError', 'dataError'] as const;
export type PageError = (typeof PAGE_ERRORS)[number];

/** Which view stands for a failed call of a page; an answer of the wrong shape is a `dataError` and no failed call. */
export function pageErrorOf(error: GatewayError): PageError {
  if (error.code === '404') return 'noSuchPage';
  return error.kind === 'TIME_OUT' ? 'timeOut' : 'apiError';
}

/** An exhibition that is never shown, compared as text. */
export const isBlockedExhibition = (exhibitionId: string): boolean => exhibitionId === '152652864772';
