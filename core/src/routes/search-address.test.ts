import { expect, test } from 'vitest';
import { createAddressBook } from './address-book.ts';
import { readQuery } from './query.ts';
import { readSearch, searchUrl } from './search-address.ts';

const book = createAddressBook({ deployPath: '' });

test('R-2.017 a search link names its kind, then its page and keyword', () => {
  expect(searchUrl(book, { type: 'supplier', keyword: 'a b' })).toBe('/search/supplier?pageNo=1&keyword=a%20b');
});

test('R-2.018 R-9.046 a search link looks for products unless told otherwise', () => {
  expect(searchUrl(book, { keyword: 'x' })).toBe('/search/product?pageNo=1&keyword=x');
});

test('R-2.019 R-9.047 a search link starts on page 1', () => {
  expect(searchUrl(book, {})).toBe('/search/product?pageNo=1');
  expect(searchUrl(book, { pageNo: 3 })).toBe('/search/product?pageNo=3');
});

test('R-2.017 the parameters stand in one order, empty ones are left out', () => {
  const all = { sort: 'newest', after: 'c1', exhibitionId: '1001', categoryType: 2, id: 'TG000001' } as const;
  expect(searchUrl(book, { ...all, keyword: 'led & co/50%', pageNo: 2 })).toBe(
    '/search/product?pageNo=2&keyword=led%20%26%20co%2F50%25&id=TG000001&category_type=2&exhibition_id=1001&after=c1&sort=newest',
  );
  expect(searchUrl(book, { keyword: '', id: undefined, pageNo: undefined })).toBe('/search/product?pageNo=1');
});

test.each([
  ['R-2.019', '', { pageNo: 1 }],
  ['R-2.020', 'pageNo=2', { pageNo: 2 }],
  ['R-2.020', 'pageNo=0', { pageNo: 1 }],
  ['R-2.021', 'keyword=lamp+red', { pageNo: 1, keyword: 'lamp red' }],
  ['R-2.022', 'id=TX010101', { pageNo: 1, id: 'TX010101' }],
  ['R-2.022', 'category_id=TX01', { pageNo: 1, id: 'TX01' }],
  ['R-2.022', 'category_id=TX01&id=TX02', { pageNo: 1, id: 'TX02' }],
  ['R-2.023', 'id=TG000001&category_type=2', { pageNo: 1, id: 'TG000001', categoryType: 2 }],
  ['R-2.024', 'exhibition_id=1001', { pageNo: 1, exhibitionId: '1001' }],
])('%s a result page asked for %j shows what it says', (_row, search, wanted) => {
  expect(readSearch({ searchType: 'product' }, readQuery(search))).toEqual({ type: 'product', ...wanted });
});
