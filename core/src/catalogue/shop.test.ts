import { expect, test } from 'vitest';
import { sampleBrief } from '../contract/call-examples/rows.ts';
import type { ShopPage } from '../contract/catalogue/calls.ts';
import { readQuery } from '../routes/query.ts';
import { readShop, toShopView } from './shop.ts';

const now = Date.UTC(2026, 5, 1);
const supplier = { supplierId: 'S1', name: 'Brescia Valvole' };
const asked = (query: string) => readShop(supplier, readQuery(query));
const page: ShopPage = {
  records: [sampleBrief],
  total: 1,
  pageNo: 1,
  pageSize: 24,
  groups: [
    { id: 'TX010101', name: 'Bed linen', count: 1 },
    { id: 'TX010102', name: 'Towels' },
  ],
};
const shop = (query: string, given: Partial<ShopPage> = {}) => toShopView(asked(query), { ...page, ...given }, now);
const linkOf = (query: object) => ({ route: 'supplier', params: supplier, query });

test('R-2.036 a URL contains the page, the keyword and the group, and a blank keyword is ignored', () => {
  expect(asked('')).toEqual({ ...supplier, pageNo: 1 });
  expect(asked('pageNo=3&keyword=+tote+bag+&category_id=tx010101')).toEqual({
    ...supplier,
    pageNo: 3,
    keyword: 'tote bag',
    categoryId: 'TX010101',
  });
  expect(asked('keyword=%20%00&pageNo=999999999')).toEqual({ ...supplier, pageNo: 1_000_000 });
});

test('R-2.036 each page of all products has one URL, and the first one has no number', () => {
  expect(shop('').link).toEqual(linkOf({}));
  const second = shop('pageNo=2', { total: 60, pageNo: 2 });
  expect(second.link).toEqual(linkOf({ pageNo: 2 }));
  expect([second.pager.previous, second.pager.next, second.isNarrowed]).toEqual([
    linkOf({}),
    linkOf({ pageNo: 3 }),
    false,
  ]);
});

test('the last of many pages is reached by its number', () => {
  const { pager } = shop('pageNo=4000', { total: 96_000, pageNo: 4_000 });
  expect([pager.pageCount, pager.numbers.at(-1)?.pageNo, pager.next]).toEqual([4_000, 4_000, null]);
});

test('a group keeps the keyword, the chosen one links back, and its count may be unknown', () => {
  const { groups, all, isNarrowed } = shop('keyword=linen&category_id=TX010101');
  expect(groups.map(({ count, isChosen, link }) => ({ count, isChosen, link }))).toEqual([
    { count: 1, isChosen: true, link: linkOf({ keyword: 'linen' }) },
    { count: null, isChosen: false, link: linkOf({ keyword: 'linen', categoryId: 'TX010102' }) },
  ]);
  expect([all, isNarrowed]).toEqual([linkOf({}), true]);
});

test('a page past the end is reported, but not for a shop without products', () => {
  expect(shop('pageNo=9', { records: [], total: 1, pageNo: 9 }).isPastEnd).toBe(true);
  expect(shop('', { records: [], total: 0, groups: [] }).isPastEnd).toBe(false);
});
