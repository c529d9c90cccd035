import { expect, test } from 'vitest';
import { categoriesView } from './categories.view.ts';

test('R-1.003 R-2.052 every category leads to its list, and says when its name is in another language', () => {
  const leaf = { id: 'TX010101', name: 'Bed Linen', enName: 'Bed Linen', count: 12, lang: 'en', children: [] };
  const top = { id: 'TX01', name: 'منسوجات منزلية', enName: 'Home Textiles', count: 40, children: [leaf] };
  expect(categoriesView([top])).toEqual([
    {
      id: 'TX01',
      name: 'منسوجات منزلية',
      lang: null,
      count: 40,
      link: { route: 'category', params: { name: 'منسوجات منزلية', categoryId: 'TX01' } },
      children: [
        {
          id: 'TX010101',
          name: 'Bed Linen',
          lang: 'en',
          count: 12,
          link: { route: 'category', params: { name: 'Bed Linen', categoryId: 'TX010101' } },
          children: [],
        },
      ],
    },
  ]);
});
