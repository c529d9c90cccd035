import type { SearchSort } from '@fairhall/core/contract/catalogue/calls';

/** The searched table; both kinds of rows are found in the same way. */
export type SearchTarget = 'product' | 'supplier';

/** A search and the part of its result to return. Prices are in currency units. */
export interface SearchRequest {
  readonly searched: SearchTarget;
  /** Search words; undefined finds everything. */
  readonly keyword?: string | undefined;
  /** A category of any level. */
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  readonly exhibition?: string | undefined;
  readonly country?: string | undefined;
  readonly verified?: boolean | undefined;
  /** Only products with samples, or suppliers that offer a sample of any product. */
  readonly sample?: boolean | undefined;
  /** The highest minimum order. */
  readonly moqMax?: number | undefined;
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  /**
   * Currency in which prices are compared; the default currency if absent. Prices in other currencies do not match a
   * price limit.
   */
  readonly currency?: string | undefined;
  readonly sort: SearchSort;
  readonly pageNo: number;
  readonly pageSize: number;
  /** Cursor at which the previous page ended; `pageNo` is then only repeated in the answer. */
  readonly after?: string | undefined;
  /** Whether to count by category, one level below the requested one. */
  readonly facets: boolean;
  /** Whether to return further facets: country, verification, sample and minimum order. */
  readonly narrowing?: boolean | undefined;
  /** The user's language. */
  readonly lang: string;
}

/** The last page that can be requested by number; further pages need `after`. */
export const MAX_PAGE_NUMBER = 50;
/** Totals up to this are exact. */
export const MAX_EXACT_TOTAL = 1_000;
