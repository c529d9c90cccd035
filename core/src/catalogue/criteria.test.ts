import { describe, expect, test } from 'vitest';
import { INITIAL_SEARCH } from '../../../tests/support/initial-search.ts';
import { readQuery } from '../routes/query.ts';
import { createRouteTable } from '../routes/route-table.ts';
import { readSearch } from '../routes/search-address.ts';
import { DEFAULT_VALUES } from '../site/defaults.ts';
import { listLink, type SearchCriteria, searchRequest, updateCriteria } from './criteria.ts';

const book = createRouteTable({ deployPath: '' });

function addressOf(criteria: SearchCriteria): string {
  const link = listLink(criteria);
  if (link.route === 'search') return book.href('search', link.params, link.query);
  if (link.route === 'category') return book.href('category', link.params, link.query);
  throw new Error(`a list has no link to ${link.route}`);
}

describe('a search request', () => {
  test('R-2.018 R-2.019 is for products and the first page by default', () => {
    const search = readSearch({ searchType: DEFAULT_VALUES.searchType }, readQuery(''));
    expect(search).toEqual({ type: 'product', pageNo: 1 });
    expect(searchRequest(search)).toEqual({ pageNo: 1, facets: ['category'] });
  });

  test('R-2.020 R-2.021 R-2.022 R-2.023 R-2.024 contains every parameter of the URL', () => {
    const query = readQuery('?pageNo=2&keyword=%20lamp%20&id=TG601030&category_type=2&exhibition_id=1001&sort=newest');
    expect(searchRequest(readSearch({ searchType: 'product' }, query))).toEqual({
      pageNo: 2,
      keyword: 'lamp',
      id: 'TG601030',
      categoryType: 2,
      exhibitionId: '1001',
      sort: 'newest',
      facets: ['category'],
    });
  });

  const mark = 'x'.repeat(200);
  test.each<[string, Partial<SearchCriteria>, object]>([
    ['the filters', { filters: { countryId: '380' } }, { filters: { countryId: '380' } }],
    ['how many stand on a page', { pageSize: 5 }, { pageSize: 5 }],
    ['where the page before ended', { after: mark }, { after: mark }],
    ['no mark of a page that is too long to be the gateway’s', { after: `${mark}x` }, {}],
    ['no mark of a page that is none of the gateway’s', { after: 'a.b' }, {}],
    ['no kind of a category that is not named', { categoryType: 2 }, {}],
    ['no keyword of blanks', { keyword: ' \u00a0 ' }, {}],
    ['no page beyond the end of every list', { pageNo: 1_000_001 }, { pageNo: 1_000_000 }],
  ])('R-2.020 R-2.022 contains %s', (_, asked, sent) => {
    const expected = { ...searchRequest(INITIAL_SEARCH), ...sent };
    expect(searchRequest({ ...INITIAL_SEARCH, ...asked })).toStrictEqual(expected);
  });

  test('cuts a keyword to the length that the call accepts', () => {
    expect(searchRequest({ ...INITIAL_SEARCH, keyword: 'x'.repeat(300) }).keyword?.length).toBe(200);
  });
});

test('R-2.019 starts on the first page with other criteria', () => {
  const third = { ...INITIAL_SEARCH, keyword: 'lamp', pageNo: 60, after: 'abc' };
  expect(searchRequest(updateCriteria(third, { sort: 'newest' }))).toEqual({
    pageNo: 1,
    keyword: 'lamp',
    sort: 'newest',
    facets: ['category'],
  });
});

describe('the URL of a list', () => {
  test('R-2.017 a search has its parameters in a fixed order', () => {
    expect(
      addressOf({ ...INITIAL_SEARCH, keyword: 'a b', id: 'TX01', categoryType: 1, pageNo: 3, sort: 'newest' }),
    ).toBe('/search/product?pageNo=3&keyword=a%20b&id=TX01&category_type=1&sort=newest');
    const tagged = { ...INITIAL_SEARCH, id: 'TG000001', categoryType: 2, exhibitionId: '1001', after: 'c1' } as const;
    expect(addressOf({ ...tagged, type: 'supplier', keyword: 'led & co/50%' })).toBe(
      '/search/supplier?pageNo=1&keyword=led%20%26%20co%2F50%25&id=TG000001&category_type=2&exhibition_id=1001&after=c1',
    );
  });

  test('R-2.018 R-2.019 omits unset parameters, except for the type and the page', () => {
    expect(addressOf({ ...INITIAL_SEARCH, keyword: '' })).toBe('/search/product?pageNo=1');
  });

  test("a category's own page keeps its URL from page to page", () => {
    const linen = { ...INITIAL_SEARCH, id: 'TX010101', categoryName: 'Bed Linen' };
    expect([addressOf(linen), addressOf({ ...linen, pageNo: 2, sort: 'priceAsc' })]).toEqual([
      '/category/Bed-Linen_TX010101.html',
      '/category/Bed-Linen_TX010101_2.html?sort=priceAsc',
    ]);
  });

  test('R-2.020 beyond the numbered pages the URL of a category page contains the end of the previous page', () => {
    const linen = { ...INITIAL_SEARCH, id: 'TX010101', categoryName: 'Bed Linen', pageNo: 51, after: 'c1' };
    expect(addressOf(linen)).toBe('/category/Bed-Linen_TX010101_51.html?after=c1');
  });

  test('a name alone makes no category page', () => {
    expect(addressOf({ ...INITIAL_SEARCH, categoryName: 'Bed Linen' })).toBe('/search/product?pageNo=1');
  });
});
