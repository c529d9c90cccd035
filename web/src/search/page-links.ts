import type { SearchChange } from './search-data.ts';

export interface PageLink {
  /** null is a gap. */
  readonly number: number | null;
  readonly href: string;
  readonly current: boolean;
}

export interface PageLinks {
  readonly numbers: readonly PageLink[];
  readonly previous: string | null;
  readonly next: string | null;
}

interface ResultPage {
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly next?: string | undefined;
}

/** Pages that can be asked for by number; further on a page is only reached from the one before it. */
export const NUMBERED_PAGES = 50;

/** First, last, and the neighbours of the present page; gaps between. */
export function shownNumbers(current: number, last: number): readonly (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((number) => number >= 1 && number <= last);
  const numbers = [...new Set(wanted)].sort((one, other) => one - other);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
}

/** The links under a list. */
export function pageLinks(page: ResultPage, hrefOf: (change: SearchChange) => string): PageLinks {
  const last = Math.min(NUMBERED_PAGES, Math.max(1, Math.ceil(page.total / page.pageSize)));
  const byNumber = (number: number) => hrefOf({ pageNo: number });
  const beyond = page.pageNo >= NUMBERED_PAGES && page.next !== undefined;
  const next = beyond ? hrefOf({ pageNo: page.pageNo + 1, after: page.next ?? '' }) : byNumber(page.pageNo + 1);
  return {
    numbers: shownNumbers(page.pageNo, Math.max(last, page.pageNo)).map((number) => ({
      number,
      href: number === null ? '' : byNumber(number),
      current: number === page.pageNo,
    })),
    previous: page.pageNo > 1 ? byNumber(Math.min(page.pageNo - 1, NUMBERED_PAGES)) : null,
    next: page.next !== undefined || page.pageNo < last ? next : null,
  };
}
