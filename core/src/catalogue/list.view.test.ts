import { describe, expect, test } from 'vitest';
import { INITIAL_SEARCH } from '../../../tests/support/initial-search.ts';
import { sampleBrief, sampleSupplierRow } from '../contract/call-examples/rows.ts';
import type { ProductSearchPage } from '../contract/catalogue/calls.ts';
import { listView } from './list.view.ts';

const now = Date.UTC(2026, 5, 1);
const page: ProductSearchPage = { records: [sampleBrief], total: 1, pageNo: 1, pageSize: 20 };
const none: ProductSearchPage = { records: [], total: 0, pageNo: 1, pageSize: 20 };

describe('a list of products', () => {
  test('R-1.001 shows each with its price, minimum order and supplier', () => {
    expect(listView(INITIAL_SEARCH, { type: 'product', page }, now).products).toEqual([
      {
        id: 'P100001',
        name: 'Brass ball valve DN20',
        industry: 'building',
        image: '111',
        price: { kind: 'range', min: 2.85, max: 4.2, currency: 'USD', unit: 'piece' },
        minOrder: 50,
        unit: 'piece',
        supplier: {
          id: 'S1001',
          name: 'Brescia Valvole',
          countryId: '380',
          countryCode: 'IT',
          years: 18,
          proofs: [{ kind: 'licence', date: '2026-03' }],
          link: { route: 'supplier', params: { name: 'Brescia Valvole', supplierId: 'S1001' } },
        },
        link: { route: 'product', params: { name: 'Brass ball valve DN20', productId: 'P100001' } },
      },
    ]);
  });

  test('R-8.026 without a match shows that no product matches the keyword', () => {
    const view = listView({ ...INITIAL_SEARCH, keyword: 'zzzz' }, { type: 'product', page: none }, now);
    expect(view.message).toEqual({ key: 'search.noResult', values: { keyword: 'zzzz' } });
  });

  test('R-8.026 with near matches only shows a message before them, for suppliers too', () => {
    const criteria = { ...INITIAL_SEARCH, keyword: 'valve dn900' };
    expect(listView(criteria, { type: 'product', page: { ...page, nearMatches: true } }, now).near).toEqual({
      key: 'search.near',
      values: { keyword: 'valve dn900' },
    });
    expect(listView(criteria, { type: 'product', page }, now).near).toBeNull();
    expect(listView(criteria, { type: 'product', page: { ...none, nearMatches: true } }, now).near).toBeNull();
    const suppliers = { ...page, records: [sampleSupplierRow], nearMatches: true };
    expect(listView({ ...criteria, type: 'supplier' }, { type: 'supplier', page: suppliers }, now).near).toEqual({
      key: 'search.near.supplier',
      values: { keyword: 'valve dn900' },
    });
  });

  test('R-2.020 past the last page shows a message, and links back to the last page', () => {
    const past = { ...none, total: 25, pageNo: 9 };
    const view = listView({ ...INITIAL_SEARCH, keyword: 'lamp', pageNo: 9 }, { type: 'product', page: past }, now);
    expect([view.message, view.pager.previous?.query]).toEqual([
      { key: 'search.pastEnd', values: { pageNo: 9 } },
      { pageNo: 2, keyword: 'lamp' },
    ]);
  });

  test('without a match and without a keyword shows that it is empty', () => {
    expect(listView(INITIAL_SEARCH, { type: 'product', page: none }, now).message).toEqual({ key: 'search.empty' });
  });

  test('shows when there are more than the count covers', () => {
    const many = { ...page, total: 1000, totalIsEstimate: true };
    const view = listView(INITIAL_SEARCH, { type: 'product', page: many }, now);
    expect([view.total, view.totalIsEstimate]).toEqual([1000, true]);
  });

  test('R-2.021 without a keyword and with a complete count has an empty keyword and an exact total', () => {
    const { keyword, totalIsEstimate } = listView(INITIAL_SEARCH, { type: 'product', page }, now);
    expect([keyword, totalIsEstimate]).toEqual(['', false]);
  });
});

describe('filtering', () => {
  const facets = [{ key: 'category', values: [{ value: 'TX01', label: 'Home Textiles', count: 7 }] }];

  test('R-2.022 a category keeps the keyword and starts on the first page', () => {
    const criteria = { ...INITIAL_SEARCH, keyword: 'linen', pageNo: 3, sort: 'newest' as const };
    expect(listView(criteria, { type: 'product', page: { ...page, facets } }, now).categories).toEqual([
      {
        id: 'TX01',
        name: 'Home Textiles',
        count: 7,
        link: {
          route: 'search',
          params: { searchType: 'product' },
          query: { pageNo: 1, keyword: 'linen', id: 'TX01', sort: 'newest' },
        },
      },
    ]);
  });

  test("on a category's own page a subcategory links to its own page too", () => {
    const criteria = { ...INITIAL_SEARCH, id: 'TX', categoryName: 'Textiles' };
    const [option] = listView(criteria, { type: 'product', page: { ...page, facets } }, now).categories;
    expect(option?.link).toEqual({
      route: 'category',
      params: { name: 'Home Textiles', categoryId: 'TX01' },
      query: {},
    });
  });

  test('R-2.243 an exhibition filter is added and removed, starting on the first page', () => {
    const days = { from: '2027-03-01', to: '2027-03-03' };
    const values = [{ value: '9301', label: 'Pumps Istanbul', count: 4, ...days }];
    const shows = [{ key: 'exhibition', values }];
    const optionOf = (exhibitionId?: string) => {
      const criteria = { ...INITIAL_SEARCH, keyword: 'pump', pageNo: 3, ...(exhibitionId && { exhibitionId }) };
      const { filters } = listView(criteria, { type: 'product', page: { ...page, facets: shows } }, now);
      return { ...filters.groups[0]?.options[0], clearAll: filters.clearAll };
    };
    const link = (query: object) => ({ route: 'search', params: { searchType: 'product' }, query });
    const option = { value: '9301', name: 'Pumps Istanbul', count: 4, days, clearAll: null };
    expect(optionOf()).toEqual({
      ...option,
      isChosen: false,
      link: link({ pageNo: 1, keyword: 'pump', exhibitionId: '9301' }),
    });
    expect(optionOf('9301')).toEqual({ ...option, isChosen: true, link: link({ pageNo: 1, keyword: 'pump' }) });
  });

  test('prices are shown in steps, and those within the chosen prices are marked', () => {
    const values = ['1-2', '2-4', '4-8'].map((value, count) => ({ value, label: value, count }));
    const insideOf = (filters: { priceMin?: number; priceMax?: number }) =>
      listView(
        { ...INITIAL_SEARCH, filters },
        { type: 'product', page: { ...page, facets: [{ key: 'price', values }] } },
        now,
      ).filters.prices.map(({ from, to, count, isInside }) => [from, to, count, isInside]);
    expect(insideOf({})).toEqual([
      [1, 2, 0, true],
      [2, 4, 1, true],
      [4, 8, 2, true],
    ]);
    const isInside = (filters: Parameters<typeof insideOf>[0]) => insideOf(filters).map((step) => step[3]);
    expect(isInside({ priceMin: 2.5 })).toEqual([false, true, true]);
    expect(isInside({ priceMin: 2.5, priceMax: 3 })).toEqual([false, true, false]);
    expect(isInside({ priceMax: 0.5 })).toEqual([false, false, false]);
  });

  test('any minimum order removes the chosen one and leaves the other filters', () => {
    const filters = { moqMax: 500, sample: true };
    const { withoutMoq } = listView({ ...INITIAL_SEARCH, filters }, { type: 'product', page }, now).filters;
    expect(withoutMoq.query).toEqual({ pageNo: 1, sample: true });
  });

  test('a chosen category can be removed again', () => {
    const chosen = { ...INITIAL_SEARCH, keyword: 'linen', id: 'TX01' };
    expect(listView(chosen, { type: 'product', page }, now).allCategories).toEqual({
      route: 'search',
      params: { searchType: 'product' },
      query: { pageNo: 1, keyword: 'linen' },
    });
    expect(listView(INITIAL_SEARCH, { type: 'product', page }, now).allCategories).toBeNull();
  });

  test('the current sort order is marked, and the best match needs no parameter', () => {
    const { sorts } = listView({ ...INITIAL_SEARCH, sort: 'newest' }, { type: 'product', page }, now);
    expect(sorts.map(({ sort, current }) => [sort, current])).toEqual([
      ['relevance', false],
      ['newest', true],
      ['priceAsc', false],
      ['priceDesc', false],
    ]);
    expect(sorts[0]?.link.query).toEqual({ pageNo: 1 });
  });

  test('another sort order starts on the first page and keeps the keyword', () => {
    const { sorts } = listView({ ...INITIAL_SEARCH, keyword: 'lamp', pageNo: 4 }, { type: 'product', page }, now);
    expect(sorts.map(({ link }) => link.query)).toEqual(
      [undefined, 'newest', 'priceAsc', 'priceDesc'].map((sort) => ({ pageNo: 1, keyword: 'lamp', sort })),
    );
  });
});

describe('a list of suppliers', () => {
  const suppliers = { records: [sampleSupplierRow], total: 1, pageNo: 1, pageSize: 20 };

  test('R-1.002 shows each with its main products and a few of its products', () => {
    const criteria = { ...INITIAL_SEARCH, type: 'supplier' as const };
    const [card] = listView(criteria, { type: 'supplier', page: suppliers }, now).suppliers;
    expect(card).toEqual({
      id: 'S1001',
      isUnreachable: false,
      name: 'Brescia Valvole',
      countryId: '380',
      countryCode: 'IT',
      logo: '',
      years: 18,
      proofs: [{ kind: 'licence', date: '2026-03' }],
      link: { route: 'supplier', params: { name: 'Brescia Valvole', supplierId: 'S1001' } },
      province: 'Lombardy',
      industry: 'building',
      light: 'green',
      businessType: 'manufacturer',
      established: 2008,
      employees: 62,
      reply: null,
      mainProducts: ['Ball valves', 'Fittings'],
      goodsCount: 2,
      goods: [
        {
          name: 'Brass ball valve DN20',
          image: '111',
          link: { route: 'product', params: { name: 'Brass ball valve DN20', productId: 'P100001' } },
        },
      ],
    });
  });

  test('cannot be sorted by price', () => {
    const criteria = { ...INITIAL_SEARCH, type: 'supplier' as const };
    const { sorts } = listView(criteria, { type: 'supplier', page: suppliers }, now);
    expect(sorts.map(({ sort, link }) => [sort, link.params])).toEqual([
      ['relevance', { searchType: 'supplier' }],
      ['newest', { searchType: 'supplier' }],
    ]);
  });

  test('R-8.026 without a match shows that no supplier matches', () => {
    const criteria = { ...INITIAL_SEARCH, type: 'supplier' as const, keyword: 'zzzz' };
    const found = { type: 'supplier' as const, page: { ...suppliers, records: [], total: 0 } };
    expect(listView(criteria, found, now).message).toEqual({
      key: 'search.noResult.supplier',
      values: { keyword: 'zzzz' },
    });
  });
});
