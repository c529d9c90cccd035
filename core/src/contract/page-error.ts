import type { GatewayError } from './error.ts';

/** What can stand in place of a page. */
export const PAGE_ERRORS = ['noSuchPage', 'timeOut', 'apiError', 'dataError'] as const;
export type PageError = (typeof PAGE_ERRORS)[number];

/** The code of an answer that does not look as the contract says. */
export const UNREADABLE = 'unreadable';

/** Which view stands for a failed call of a page. */
export function pageErrorOf(error: GatewayError): PageError {
  if (error.code === '404') return 'noSuchPage';
  if (error.code === UNREADABLE) return 'dataError';
  return error.kind === 'TIME_OUT' ? 'timeOut' : 'apiError';
}

/** An exhibition that is never shown, compared as text. */
export const isBlockedExhibition = (exhibitionId: string): boolean => exhibitionId === '152652864772';
