import { expect, test } from 'vitest';
import { readCursor } from './cursor.ts';
import { pageText, readFound, readRows } from './page-text.ts';
import type { SearchRequest } from './search-request.ts';
import { SORT_ORDERS } from './sort-orders.ts';

const REQUEST: SearchRequest = {
  searched: 'product',
  sort: 'relevance',
  pageNo: 3,
  pageSize: 2,
  facets: true,
  lang: 'en',
};
const pageOf = (answer: string, request: Partial<SearchRequest> = {}): Record<string, unknown> =>
  JSON.parse(pageText({ ...REQUEST, ...request }, SORT_ORDERS.relevance, readFound(answer))) as Record<string, unknown>;

test('the row after the page is not shown, but means that there is a next page', () => {
  const page = pageOf('7\u001d"facet"\u001d5.P1 {"a":"x y"}\u001e6.P2 {"a":2}\u001e7.P3 {"a":3}');
  expect(page).toMatchObject({ records: [{ a: 'x y' }, { a: 2 }], total: 7, pageNo: 3, pageSize: 2 });
  expect(readCursor(String(page.next), SORT_ORDERS.relevance)).toEqual({ key: 6, id: 'P2' });
});

test('the last page has no next cursor, and an empty page keeps its total', () => {
  expect(pageOf('7\u001d\u001d5.P1 {}\u001e6.P2 {}')).toEqual({
    records: [{}, {}],
    total: 7,
    pageNo: 3,
    pageSize: 2,
    facets: [{ key: 'category', values: [] }],
  });
  expect(pageOf('7\u001d\u001d', { facets: false })).toEqual({ records: [], total: 7, pageNo: 3, pageSize: 2 });
});

test('R-7.103 a total is exact up to a thousand; above, it is an estimate without counts', () => {
  expect(pageOf('1000\u001d"TX01"\u001d')).toEqual({
    records: [],
    total: 1_000,
    pageNo: 3,
    pageSize: 2,
    facets: [{ key: 'category', values: ['TX01'] }],
  });
  expect(pageOf('1001\u001d\u001d')).toEqual({
    records: [],
    total: 1_000,
    pageNo: 3,
    pageSize: 2,
    totalIsEstimate: true,
  });
});

test('an empty statement result has no rows', () => {
  expect([readRows(null), readRows('')]).toEqual([[], []]);
});

test('R-8.026 marks near matches if no row has all words', () => {
  const found = { total: 1, facets: null, rows: ['5.P1 {}'] };
  const told = [true, false].map((isNear) =>
    JSON.parse(pageText(REQUEST, SORT_ORDERS.relevance, { ...found, isNear })),
  );
  expect(told.map(({ nearMatches }) => nearMatches)).toEqual([true, undefined]);
});
