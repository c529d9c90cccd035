import type { PageError as PageErrorKind } from '@fairhall/core/contract/page-error';
import type { BuiltRoute } from './screens.ts';

export const PAGE_ERROR_STATUS: Record<PageErrorKind, number> = {
  noSuchPage: 404,
  timeOut: 504,
  apiError: 502,
  dataError: 500,
};

/**
 * Thrown by loaders to show an error instead of their screen. A plain object, because it is sent to the browser as
 * JSON.
 */
export interface PageError {
  readonly pageError: PageErrorKind;
  readonly status: number;
  /** The failed call's id, with which support finds it in the log. */
  readonly requestId?: string | undefined;
  readonly instead?: ErrorOffer;
}

/** What a page offers in place of something that does not exist (any more). */
interface ErrorOffer {
  readonly title: string;
  /** The screen whose `Instead` shows `data` in place of the error. */
  readonly name: BuiltRoute;
  readonly data: unknown;
}

export const pageError = (kind: PageErrorKind, status = PAGE_ERROR_STATUS[kind], requestId?: string): PageError => ({
  pageError: kind,
  status,
  ...(requestId !== undefined && { requestId }),
});

export function isPageError(value: unknown): value is PageError {
  return typeof value === 'object' && value !== null && 'pageError' in value;
}

/** Converts any thrown value to a page error; an unexpected one becomes a data error. */
export const toPageError = (value: unknown): PageError => (isPageError(value) ? value : pageError('dataError'));
