import type { SearchSort } from '@fairhall/core/contract/catalogue/calls';

/** What is searched; rows of both are found the same way. */
export type SearchTarget = 'product' | 'supplier';

/** What to find and which part of it to answer. Prices are in currency units. */
export interface SearchRequest {
  readonly searched: SearchTarget;
  /** Words to find; undefined finds everything. */
  readonly keyword?: string | undefined;
  /** A category of any level. */
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  readonly exhibition?: string | undefined;
  readonly country?: string | undefined;
  readonly verified?: boolean | undefined;
  /** Products of which a sample is sent, or suppliers that send one of any. */
  readonly sample?: boolean | undefined;
  /** The highest minimum order. */
  readonly moqMax?: number | undefined;
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  /** In which prices are compared; the default currency where it is absent. Prices in others are no match for a limit. */
  readonly currency?: string | undefined;
  readonly sort: SearchSort;
  readonly pageNo: number;
  readonly pageSize: number;
  /** Where the page before ended; then `pageNo` is only repeated. */
  readonly after?: string | undefined;
  /** Whether to count by category, one level below the present one. */
  readonly facets: boolean;
  /** Whether to tell what else narrows the result: country, checks, sample and least order. */
  readonly narrowing?: boolean | undefined;
  /** The reader's language. */
  readonly lang: string;
}

/** The last page that a number reaches; from there on only `after` leads further. */
export const MAX_PAGE_NUMBER = 50;
/** Up to here `total` is exact. */
export const MAX_EXACT_TOTAL = 1_000;
