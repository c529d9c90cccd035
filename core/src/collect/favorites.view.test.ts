import { expect, test } from 'vitest';
import { isFavorite, toFavoritesView } from './favorites.view.ts';

const record = {
  type: 'goodsSpu' as const,
  id: 'P1',
  supplierId: 'S1',
  name: 'Tote',
  supplierName: 'Malabar',
  exhibitionId: '1001',
  exhibitionName: 'Fair',
  standNo: 'A12',
  hall: '1',
  image: '',
  createTime: 1,
};
const page = (more: object) => ({ records: [record], total: 45, pageNo: 2, pageSize: 20, ...more });

test('R-2.168 favourites have links from page to page', () => {
  const { previous, next, pageCount, empty } = toFavoritesView('product', page({}));
  expect([previous?.query, next?.query, pageCount, empty]).toEqual([{}, { pageNo: 3 }, 3, null]);
  expect(toFavoritesView('product', page({ pageNo: 3 })).next).toBeNull();
});

test('R-2.166 R-2.167 R-2.168 an empty list shows a message, and a page past the last one links to the first', () => {
  const none = toFavoritesView('exhibitor', page({ records: [], total: 0, pageNo: 1 }));
  expect(none.empty?.title).toEqual({ key: 'collect.empty.exhibitor' });
  const noCards = toFavoritesView('exhibitorCard', page({ records: [], total: 0, pageNo: 1 }));
  expect(noCards.empty?.link).toEqual({ route: 'scanBadge', params: {} });
  const beyond = toFavoritesView('product', page({ records: [], pageNo: 9 }));
  expect(beyond.empty?.link).toEqual({ route: 'myFavorite', params: { favorite: 'product' }, query: {} });
  expect(beyond.previous?.query).toEqual({ pageNo: 3 });
});

test('favourites are products, exhibitors and business cards', () => {
  expect(['product', 'exhibitor', 'exhibitorCard', 'toString'].map(isFavorite)).toEqual([true, true, true, false]);
});
