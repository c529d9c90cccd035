import type { Link } from '../routes/link.ts';
import { listLink, type SearchCriteria } from './criteria.ts';

/** The maximum of numbered pages; further pages are reached one after the other. */
export const MAX_NUMBERED_PAGES = 50;

export interface PageNumber {
  readonly pageNo: number;
  readonly current: boolean;
  readonly link: Link;
  /** Whether page numbers are left out before this one. */
  readonly afterGap: boolean;
}

export interface Pager {
  readonly pageNo: number;
  /** The number of numbered pages, at most 50. */
  readonly pageCount: number;
  readonly numbers: readonly PageNumber[];
  readonly previous: Link | null;
  readonly next: Link | null;
}

export interface ListPage {
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly next?: string | undefined;
  readonly totalIsEstimate?: boolean | undefined;
}

/**
 * Numbered links up to page 50; beyond it a link contains the cursor of the previous page's end. A list that has only
 * numbered pages passes its own maximum as `most`.
 */
export function buildPager(criteria: SearchCriteria, page: ListPage, most: number = MAX_NUMBERED_PAGES): Pager {
  const pageCount = countNumberedPages(page, most);
  const { pageNo } = page;
  const linkTo = (target: number, after?: string) => listLink({ ...criteria, pageNo: target, after });
  const visible = listPageNumbers(Math.min(pageNo, pageCount), pageCount);
  return {
    pageNo,
    pageCount,
    numbers: visible.map((number, index) => ({
      pageNo: number,
      current: number === pageNo,
      link: linkTo(number),
      afterGap: index > 0 && visible[index - 1] !== number - 1,
    })),
    previous: pageNo > 1 ? linkTo(Math.min(pageNo - 1, pageCount)) : null,
    // A list with its own address cannot contain a cursor.
    next: nextLink(criteria.listAddress === undefined ? page : { ...page, next: undefined }, pageCount, linkTo),
  };
}

function nextLink(page: ListPage, pageCount: number, linkTo: (pageNo: number, after?: string) => Link): Link | null {
  if (page.pageNo < pageCount) return linkTo(page.pageNo + 1);
  return page.pageNo >= MAX_NUMBERED_PAGES && page.next !== undefined ? linkTo(page.pageNo + 1, page.next) : null;
}

function countNumberedPages({ total, pageSize, totalIsEstimate }: ListPage, most: number): number {
  const pages = totalIsEstimate ? MAX_NUMBERED_PAGES : Math.ceil(total / pageSize);
  return Math.min(Math.max(pages, 1), most);
}

/** The first page, the last page, and two pages on either side of the current one. */
function listPageNumbers(pageNo: number, pageCount: number): readonly number[] {
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
  return numbers.filter((number) => number === 1 || number === pageCount || Math.abs(number - pageNo) <= 2);
}
