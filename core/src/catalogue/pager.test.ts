import { describe, expect, test } from 'vitest';
import { INITIAL_SEARCH } from '../../../tests/support/initial-search.ts';
import { buildPager, type ListPage, type Pager } from './pager.ts';

const linkTo = (pageNo: number, after?: string) => ({
  route: 'search',
  params: { searchType: 'product' },
  query: { pageNo, after },
});

const pageOf = (page: Partial<ListPage>): Pager =>
  buildPager(INITIAL_SEARCH, { total: 100, pageNo: 1, pageSize: 20, ...page });
const numbersOf = ({ numbers }: Pager) => numbers.map((number) => `${number.afterGap ? '… ' : ''}${number.pageNo}`);

describe('pages of a list', () => {
  test('R-2.020 the current page is marked, and every number is a link', () => {
    const view = pageOf({ total: 41, pageNo: 2 });
    expect(view.numbers.map(({ pageNo, current, link }) => ({ pageNo, current, link }))).toEqual([
      { pageNo: 1, current: false, link: linkTo(1) },
      { pageNo: 2, current: true, link: linkTo(2) },
      { pageNo: 3, current: false, link: linkTo(3) },
    ]);
    expect([view.previous, view.next]).toEqual([linkTo(1), linkTo(3)]);
  });

  test('the first page has no previous page, and the last one no next page', () => {
    expect([pageOf({}).previous, pageOf({ pageNo: 5 }).next]).toEqual([null, null]);
  });

  test('an empty list has one page', () => {
    expect(pageOf({ total: 0 }).pageCount).toBe(1);
  });

  test('distant page numbers are left out', () => {
    expect(numbersOf(pageOf({ total: 600, pageNo: 10 }))).toEqual(['1', '… 8', '9', '10', '11', '12', '… 30']);
  });

  test('numbers go up to 50, then a link contains the end of the previous page', () => {
    const last = pageOf({ total: 1000, totalIsEstimate: true, pageNo: 50, next: 'abc' });
    expect([last.pageCount, last.next]).toEqual([50, linkTo(51, 'abc')]);
    const beyond = pageOf({ total: 1000, totalIsEstimate: true, pageNo: 51, next: 'def' });
    expect([beyond.previous, beyond.next, beyond.numbers.some((number) => number.current)]).toEqual([
      linkTo(50),
      linkTo(52, 'def'),
      false,
    ]);
  });

  test('a list that ends before page 50 ends there, even if the gateway returns a next page', () => {
    const last = pageOf({ total: 980, pageNo: 49, next: 'abc' });
    expect([last.pageCount, last.next]).toEqual([49, null]);
  });

  test('R-2.020 a list with an incomplete count has all numbered pages', () => {
    const first = pageOf({ total: 30, totalIsEstimate: true });
    expect([first.pageCount, first.next]).toEqual([50, linkTo(2)]);
  });

  test('beyond page 50 the list ends when the gateway returns no next page', () => {
    expect(pageOf({ total: 1000, totalIsEstimate: true, pageNo: 61 }).next).toBeNull();
  });
});
