import type { Facet } from '@fairhall/core/contract/catalogue/calls';
import { ROW_START } from '@fairhall/core/contract/rows';
import { writeCursor } from './cursor.ts';
import type { ParameterValues } from './parameters.ts';
import { MAX_EXACT_TOTAL, type SearchRequest } from './search-request.ts';
import type { SortOrder } from './sort-orders.ts';

/**
 * Separators between the sections of a statement's answer, and between its rows: control characters do not occur in
 * JSON text.
 */
export const PAGE_PART_SEPARATOR = '\u001d';
export const ROW_END = '\u001e';

/** The answer of a statement for a page. */
export interface FoundPage {
  readonly total: number;
  /** The values of the counts by category, as JSON without brackets; null if they were not counted. */
  readonly facets: string | null;
  /** The rows of the page, and one more if there is a next page. */
  readonly rows: FoundRows;
  /** True if no row holds all words as they were typed. */
  readonly isNear?: boolean;
  /** The parameter values by which the rows were found. */
  readonly values?: ParameterValues | undefined;
}

/** Each row is its cursor's position in the order, a space, and the row as JSON. */
export type FoundRows = readonly string[];

/** Parses a statement's answer in the form of `formatAnswer`. */
export function readFound(answer: string): FoundPage {
  const [total = '', facets = '', rows = ''] = answer.split(PAGE_PART_SEPARATOR);
  return { total: Number(total), facets, rows: readRows(rows) };
}

export const readRows = (answer: string | null): FoundRows => (answer ? answer.split(ROW_END) : []);

/** A page as JSON text, in the form of API-140 and API-141, with its rows separated by `ROW_START`. */
export function pageText(
  request: SearchRequest,
  order: SortOrder,
  found: FoundPage,
  more: readonly Facet[] = [],
): string {
  const { total, facets, rows } = found;
  const { pageNo, pageSize } = request;
  const records = rows.slice(0, pageSize).map((row) => row.slice(row.indexOf(' ') + 1));
  const isExact = total <= MAX_EXACT_TOTAL;
  return [
    `{"records":[${records.map((row) => ROW_START + row).join(',')}${ROW_START}]`,
    rows.length > pageSize ? `,"next":"${nextCursor(order, rows[pageSize - 1] ?? '')}"` : '',
    `,"total":${isExact ? total : MAX_EXACT_TOTAL},"pageNo":${pageNo},"pageSize":${pageSize}`,
    isExact ? '' : ',"totalIsEstimate":true',
    found.isNear === true ? ',"nearMatches":true' : '',
    formatFacets(request.facets && isExact ? facets : null, more),
    '}',
  ].join('');
}

/** Formats the facets; counts by category are JSON text already. */
function formatFacets(categories: string | null, more: readonly Facet[]): string {
  const first = categories === null ? [] : [`{"key":"category","values":[${categories}]}`];
  const all = [...first, ...more.map((facet) => JSON.stringify(facet))];
  return all.length === 0 ? '' : `,"facets":[${all.join(',')}]`;
}

/** The cursor that continues after a row. */
const nextCursor = (order: SortOrder, row: string): string => writeCursor(order, row.slice(0, row.indexOf(' ')));
