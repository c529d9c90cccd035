import { type CallExample, COUNTRY, ID, MAX_NUMBER, PAGE, toPage } from '../call-examples/call-example.ts';
import {
  sampleBrief,
  sampleCompared,
  sampleProduct,
  sampleSupplierPage,
  sampleSupplierRow,
} from '../call-examples/rows.ts';

const search = {
  keyword: 'ball valve',
  id: 'BM01',
  categoryType: 2,
  exhibitionId: '1001',
  filters: {
    countryId: '356',
    verified: true,
    moqMax: 50,
    priceMin: 0,
    priceMax: 9.5,
    currency: 'USD',
    sample: true,
    categoryPath: 'BM01',
  },
  pageNo: 1,
  pageSize: 40,
  after: 'cursor',
  sort: 'newest',
  facets: ['category'],
};
const toResultPage = <Row>(row: Row) => ({
  ...toPage(row),
  next: 'cursor',
  totalIsEstimate: true,
  nearMatches: true,
  facets: [{ key: 'category', values: [{ value: 'BM01', label: 'Plumbing', count: 3 }] }],
});
const itemExample = { name: 'مناشف', enName: 'Towels', url: '/hots/towels.html', products: 3 };
const recommended = { goodsId: 'P1', tagCodes: ['TG1'], limit: 8 };
const category = { id: 'BM01', name: 'Plumbing', enName: 'Plumbing', count: 3, children: [] };
const searchBounds = {
  keyword: [0, 200],
  id: ID,
  categoryType: [1, 2],
  exhibitionId: ID,
  'filters.countryId': COUNTRY,
  'filters.categoryPath': ID,
  'filters.moqMax': [1, MAX_NUMBER],
  'filters.priceMin': [0, Number.MAX_VALUE],
  'filters.priceMax': [0, Number.MAX_VALUE],
  'filters.currency': [3, 3],
  pageNo: PAGE,
  pageSize: [1, 40],
  after: [1, 200],
  facets: [0, 2],
} as const;
const recommendedBounds = { goodsId: ID, tagCodes: [0, 10], 'tagCodes.0': ID, limit: [1, 40] } as const;

/** Calls that find products and suppliers: by search, name lists, partly typed words, and categories. */
export const CATALOGUE_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'catalogue.searchGoods': { input: search, output: toResultPage(sampleBrief), bounds: searchBounds },
  'catalogue.searchSupplier': { input: search, output: toResultPage(sampleSupplierRow), bounds: searchBounds },
  'catalogue.latestGoods': { input: { pageNo: 1 }, output: toPage(sampleBrief), bounds: { pageNo: PAGE } },
  'catalogue.goodsDetail': {
    input: { goodsSpuId: 'P1', promotionId: 'a1' },
    output: sampleProduct,
    bounds: { goodsSpuId: ID, promotionId: ID },
  },
  'catalogue.priceTiers': {
    input: { goodsId: 'P1' },
    output: [{ min: 1, max: 9, price: 2.5, currency: 'USD' }],
    bounds: { goodsId: ID },
  },
  'catalogue.supplierDetail': { input: { supplierId: 'S1' }, output: sampleSupplierPage, bounds: { supplierId: ID } },
  'catalogue.supplierGoods': {
    input: { supplierId: 'S1', keyword: 'towel', categoryId: 'TX010102', pageNo: 1 },
    output: {
      ...toPage(sampleBrief),
      totalIsEstimate: true,
      groups: [{ id: 'TX010102', name: 'Bath towels', count: 1 }],
    },
    bounds: { supplierId: ID, keyword: [0, 200], categoryId: ID, pageNo: PAGE },
  },
  'catalogue.recommendGoods': { input: recommended, output: [sampleBrief], bounds: recommendedBounds },
  'catalogue.goodsNeighbours': {
    input: { goodsId: 'P1' },
    output: { related: [sampleBrief], fromSupplier: [sampleBrief] },
    bounds: { goodsId: ID },
  },
  'catalogue.goodsByIds': {
    input: { goodsIds: ['P1'] },
    output: [sampleBrief],
    bounds: { goodsIds: [1, 12], 'goodsIds.0': ID },
  },
  'catalogue.compareGoods': {
    input: { goodsIds: ['P1'] },
    output: [sampleCompared],
    bounds: { goodsIds: [1, 4], 'goodsIds.0': ID },
  },
  'catalogue.recommendSupplier': { input: recommended, output: [sampleSupplierRow], bounds: recommendedBounds },
  'directory.hot': {
    input: { type: 'product' },
    output: [
      { id: 'P100001', name: 'Valve', url: '/Valve_P100001.html', image: '11', product: sampleBrief },
      { id: 'S1001', name: 'Valvole', url: '/supplier/Valvole_S1001.html', image: '', supplier: sampleSupplierRow },
      { id: 'TX01', name: 'Bags', url: '/category/Bags_TX01.html', image: '11', products: 3, industry: 'textile' },
    ],
  },
  'directory.index': {
    input: { kind: 'hots', letter: 'b', pageNo: 1 },
    output: { ...toPage(itemExample), letters: ['b'] },
    bounds: { letter: [1, 1], pageNo: PAGE },
  },
  'directory.keyword': {
    input: { kind: 'showroom', keyword: 'bed-linen' },
    output: { name: 'Bed linen', enName: 'Bed linen', categoryId: 'TX010101', related: [itemExample] },
    bounds: { keyword: [0, 80] },
  },
  'suggestion.suggest': {
    input: { keyword: 'cotton tow' },
    output: {
      words: ['cotton towel'],
      products: [
        { goodsSpuId: 'P1', goodsName: 'Cotton towel', image: '11', priceMin: 5, priceMax: 6, currency: 'USD' },
      ],
      categories: [{ id: 'TX010102', name: 'Bath towels', enName: 'Bath towels', parent: 'Bed and bath', count: 14 }],
      suppliers: [{ supplierId: 'S1', supplierName: 'Towel Mills', countryCode: 'PK' }],
    },
    bounds: { keyword: [0, 200] },
  },
  'categories.cateAndTag': {
    input: { industry: 'TEX', categoryId: 'TX01' },
    output: [{ name: 'A', id: 'a', children: [{ name: 'B', id: 'b', tags: [{ name: 'C', code: 'TG1' }] }] }],
    bounds: { industry: [0, 20], categoryId: ID },
  },
  'categories.industryTags': {
    input: { industry: 'TEX' },
    output: [{ name: 'A', id: 'a', children: [{ name: 'B', id: 'b', tags: [{ name: 'C', code: 'TG1' }] }] }],
    bounds: { industry: [0, 20] },
  },
  'categories.all': {
    input: { lang: 'ar' },
    output: [{ ...category, lang: 'en', children: [category] }],
    bounds: { lang: [0, 10] },
  },
  'categories.recommendTags': {
    input: { industry: 'TEX', exhibitionId: '1001' },
    output: [{ tagCode: 'TG1', tagName: 'Lamps', category1Id: 'a', category2Id: 'b' }],
    bounds: { industry: [0, 20], exhibitionId: ID },
  },
};
