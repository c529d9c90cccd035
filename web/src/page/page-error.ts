import type { PageError as PageErrorKind } from '@fairhall/core/contract/page-error';

export const PAGE_ERROR_STATUS: Record<PageErrorKind, number> = {
  noSuchPage: 404,
  timeOut: 504,
  apiError: 502,
  dataError: 500,
};

/**
 * Thrown by loaders to show an error in place of their screen. A plain object, because it is sent to the browser as JSON.
 */
export interface PageError {
  readonly pageError: PageErrorKind;
  readonly status: number;
  /** Of the call whose failure is shown; support finds the call in the log by it. */
  readonly requestId?: string | undefined;
}

export const pageError = (kind: PageErrorKind, status = PAGE_ERROR_STATUS[kind], requestId?: string): PageError => ({
  pageError: kind,
  status,
  ...(requestId !== undefined && { requestId }),
});

export function isPageError(value: unknown): value is PageError {
  return typeof value === 'object' && value !== null && 'pageError' in value;
}

/** Whatever was thrown, as a page error; an unexpected one is a data error. */
export const toPageError = (value: unknown): PageError => (isPageError(value) ? value : pageError('dataError'));
