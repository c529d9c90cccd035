import { expect, test } from 'vitest';
import { suggestionLines } from './suggestion-links.ts';

const FOUND = {
  words: ['cotton towel'],
  products: [
    {
      goodsSpuId: 'P1',
      goodsName: '毛巾',
      goodsNameEn: 'Towel',
      image: '11',
      priceMin: 0,
      priceMax: 0,
      currency: 'USD',
    },
  ],
  categories: [{ id: 'TX010102', name: '浴巾', enName: 'Bath towels', parent: '家纺', count: 14 }],
  suppliers: [{ supplierId: 'S1', supplierName: 'Mills', countryCode: 'PK' }],
};

test('completed keywords lead to a search of the chosen type, and all other suggestions to their own pages', () => {
  expect(suggestionLines(FOUND, { type: 'supplier' }).map(({ link }) => link)).toEqual([
    {
      route: 'search',
      params: { searchType: 'supplier' },
      query: expect.objectContaining({ keyword: 'cotton towel' }),
    },
    { route: 'product', params: { name: 'Towel', productId: 'P1' } },
    { route: 'category', params: { name: 'Bath towels', categoryId: 'TX010102' } },
    { route: 'supplier', params: { name: 'Mills', supplierId: 'S1' } },
  ]);
});

test('a price of 0 is on request', () => {
  expect(suggestionLines(FOUND, { type: 'product' })[1]).toMatchObject({
    kind: 'products',
    price: { kind: 'onRequest' },
  });
});

test('R-2.243 completed keywords lead to the products at the searched exhibition', () => {
  const [words] = suggestionLines(FOUND, { type: 'product', exhibitionId: '1001' });
  expect(words?.link).toMatchObject({ route: 'search', query: { exhibitionId: '1001' } });
});
