import type { GatewayError } from '@fairhall/core/contract/error';

/** What a page can fail with. */
export type PageErrorKind = 'noSuchPage' | 'timeOut' | 'apiError' | 'dataError';

export const PAGE_ERROR_STATUS: Record<PageErrorKind, number> = {
  noSuchPage: 404,
  timeOut: 504,
  apiError: 502,
  dataError: 500,
};

/** Thrown by loaders to show an error in place of their screen. Plain, so that it survives the way to the browser. */
export interface PageError {
  readonly pageError: PageErrorKind;
  readonly status: number;
}

export const pageError = (kind: PageErrorKind): PageError => ({ pageError: kind, status: PAGE_ERROR_STATUS[kind] });

export function isPageError(value: unknown): value is PageError {
  return typeof value === 'object' && value !== null && 'pageError' in value;
}

/** Whatever was thrown, as a page error; what nobody foresaw is a data error. */
export const toPageError = (value: unknown): PageError => (isPageError(value) ? value : pageError('dataError'));

/** The page error of a failed call that the page cannot do without. */
export function pageErrorOf(error: GatewayError): PageError {
  if (error.code === '404') return pageError('noSuchPage');
  return pageError(error.kind === 'TIME_OUT' ? 'timeOut' : 'apiError');
}
