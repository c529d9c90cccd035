import { BUYERS, EVERYBODY, ONE_HOUR, type RouteDefinition } from '../definition.ts';
import type { QueryName } from '../query.ts';

/** What narrows a list, and how it is shown. D-34 */
const NARROWING = [
  'countryId',
  'verified',
  'sample',
  'moqMax',
  'priceMin',
  'priceMax',
  'currency',
  'categoryPath',
  'view',
] as const satisfies readonly QueryName[];

/**
 * Homes, search, categories, products and suppliers. … … …,
 * D-87
 */
export const catalogue = {
  home: { patterns: ['/'], audiences: EVERYBODY, query: ['searchType'] },
  frontpage: { patterns: ['/frontpage'], audiences: EVERYBODY, cacheMs: ONE_HOUR },
  countryHome: {
    patterns: ['/chinahomelife/{websiteEnName:country}', '/chinahomelife{websiteEnName:country}'],
    audiences: BUYERS,
  },
  hot: { patterns: ['/hot/{hotType}'], audiences: EVERYBODY },
  search: {
    patterns: ['/search/{searchType}'],
    audiences: EVERYBODY,
    // A plain form names the kind in the query, since it cannot change its path.
    query: [
      'searchType',
      'pageNo',
      'keyword',
      'id',
      'categoryType',
      'exhibitionId',
      'categoryId',
      'after',
      'sort',
      ...NARROWING,
    ],
    queryDefaults: { pageNo: 1 },
  },
  category: {
    patterns: ['/category/{name}_{categoryId}.html', '/category/{name}_{categoryId}_{pageNo}.html'],
    audiences: EVERYBODY,
    query: ['after', 'sort', ...NARROWING],
  },
  aggregate: {
    patterns: [
      '/aggregate/{name:category}_{categoryId}.html',
      '/aggregate/{name:category}_{categoryId}_{pageNo}.html',
      '/aggregate/{name}_{categoryId}.html',
      '/aggregate/{name}_{categoryId}_{pageNo}.html',
    ],
    audiences: EVERYBODY,
    query: ['activeTab'],
  },
  aggregateList: {
    patterns: ['/aggregates/{letter}.html', '/aggregates/{letter}_{pageNo}.html'],
    audiences: EVERYBODY,
  },
  showroomList: { patterns: ['/showroom/{letter}.html', '/showroom/{letter}_{pageNo}.html'], audiences: EVERYBODY },
  showroom: {
    patterns: ['/showroom/{keyword:spyKeyword}.html', '/showroom/{keyword:spyKeyword}_{pageNo}.html'],
    audiences: EVERYBODY,
  },
  hotsList: { patterns: ['/hots/{letter}.html', '/hots/{letter}_{pageNo}.html'], audiences: EVERYBODY },
  hots: {
    patterns: ['/hots/{keyword:spyKeyword}.html', '/hots/{keyword:spyKeyword}_{pageNo}.html'],
    audiences: EVERYBODY,
  },
  categories: { patterns: ['/categories', '/categories/{defaultCategory:categoryId}'], audiences: EVERYBODY },
  categoriesT2: { patterns: ['/categoriesT2/{t1id:categoryId}'], audiences: EVERYBODY },
  productCategories: { patterns: ['/product_categories.html'], audiences: EVERYBODY },
  latestProducts: { patterns: ['/latest-products.html'], audiences: EVERYBODY, query: ['pageNo'] },
  compare: { patterns: ['/compare'], audiences: EVERYBODY, query: ['goodsIds'] },
  operations: {
    patterns: ['/{operations}'],
    audiences: EVERYBODY,
    query: ['categoryId', 'secondaryCategoryId', 'pageNo'],
  },
  buyerOperation: {
    patterns: ['/{websiteEnName}/buyer_operation'],
    audiences: EVERYBODY,
    when: (visit) => visit.platform === 'b2b',
    query: ['lang', 'categoryId', 'secondaryCategoryId', 'pageNo'],
    queryDefaults: { lang: 'en' },
  },
  productPreview: { patterns: ['/preview/product'], audiences: EVERYBODY, query: ['id'] },
  productScores: { patterns: ['/product/score/list/{productId}'], audiences: EVERYBODY, query: ['pageNo'] },
  startOrder: { patterns: ['/startOrder/{productId}'], audiences: BUYERS, personal: true, loginBy: 'route' },
  myOrders: { patterns: ['/orders'], audiences: BUYERS, query: ['pageNo'], personal: true, loginBy: 'route' },
  supplier: {
    patterns: ['/supplier/{name}_{supplierId}.html', '/{promotion}/supplier/{name}_{supplierId}.html'],
    audiences: EVERYBODY,
    query: ['activeTab', 'pageNo', 'keyword', 'categoryId'],
  },
  product: {
    patterns: ['/{name}_{productId}.html', '/{promotion}/{name}_{productId}.html'],
    audiences: EVERYBODY,
    query: ['activeTab'],
    yields: true,
  },
} as const satisfies Record<string, RouteDefinition>;
