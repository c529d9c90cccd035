import { ALL_AUDIENCES, AUDIENCE_BUYERS, CACHE_ONE_HOUR, type RouteDefinition } from '../definition.ts';
import type { QueryName } from '../query.ts';

/** Parameters that filter a list or change its presentation. D-34 */
const FILTER_PARAMETERS = [
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
export const catalogueRoutes = {
  home: { patterns: ['/'], audiences: ALL_AUDIENCES, query: ['searchType'] },
  frontpage: { patterns: ['/frontpage'], audiences: ALL_AUDIENCES, cacheMs: CACHE_ONE_HOUR },
  countryHome: {
    patterns: ['/chinahomelife/{websiteEnName:country}', '/chinahomelife{websiteEnName:country}'],
    audiences: AUDIENCE_BUYERS,
  },
  hot: { patterns: ['/hot/{hotType}'], audiences: ALL_AUDIENCES },
  search: {
    patterns: ['/search/{searchType}'],
    audiences: ALL_AUDIENCES,
    // A plain HTML form sends the kind in the query, since it cannot change its path.
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
      ...FILTER_PARAMETERS,
    ],
    queryDefaults: { pageNo: 1 },
  },
  category: {
    patterns: ['/category/{name}_{categoryId}.html', '/category/{name}_{categoryId}_{pageNo}.html'],
    audiences: ALL_AUDIENCES,
    query: ['after', 'sort', ...FILTER_PARAMETERS],
  },
  aggregate: {
    patterns: [
      '/aggregate/{name:category}_{categoryId}.html',
      '/aggregate/{name:category}_{categoryId}_{pageNo}.html',
      '/aggregate/{name}_{categoryId}.html',
      '/aggregate/{name}_{categoryId}_{pageNo}.html',
    ],
    audiences: ALL_AUDIENCES,
    query: ['activeTab'],
  },
  aggregateList: {
    patterns: ['/aggregates/{letter}.html', '/aggregates/{letter}_{pageNo}.html'],
    audiences: ALL_AUDIENCES,
  },
  showroomList: { patterns: ['/showroom/{letter}.html', '/showroom/{letter}_{pageNo}.html'], audiences: ALL_AUDIENCES },
  showroom: {
    patterns: ['/showroom/{keyword:spyKeyword}.html', '/showroom/{keyword:spyKeyword}_{pageNo}.html'],
    audiences: ALL_AUDIENCES,
  },
  hotsList: { patterns: ['/hots/{letter}.html', '/hots/{letter}_{pageNo}.html'], audiences: ALL_AUDIENCES },
  hots: {
    patterns: ['/hots/{keyword:spyKeyword}.html', '/hots/{keyword:spyKeyword}_{pageNo}.html'],
    audiences: ALL_AUDIENCES,
  },
  categories: { patterns: ['/categories', '/categories/{defaultCategory:categoryId}'], audiences: ALL_AUDIENCES },
  categoriesT2: { patterns: ['/categoriesT2/{t1id:categoryId}'], audiences: ALL_AUDIENCES },
  productCategories: { patterns: ['/product_categories.html'], audiences: ALL_AUDIENCES },
  latestProducts: { patterns: ['/latest-products.html'], audiences: ALL_AUDIENCES, query: ['pageNo'] },
  compare: { patterns: ['/compare'], audiences: ALL_AUDIENCES, query: ['goodsIds', 'quantity'] },
  operations: {
    patterns: ['/{operations}'],
    audiences: ALL_AUDIENCES,
    query: ['categoryId', 'secondaryCategoryId', 'pageNo'],
  },
  buyerOperation: {
    patterns: ['/{websiteEnName}/buyer_operation'],
    audiences: ALL_AUDIENCES,
    when: (visit) => visit.platform === 'b2b',
    query: ['lang', 'categoryId', 'secondaryCategoryId', 'pageNo'],
    queryDefaults: { lang: 'en' },
  },
  productPreview: { patterns: ['/preview/product'], audiences: ALL_AUDIENCES, query: ['id'] },
  productScores: { patterns: ['/product/score/list/{productId}'], audiences: ALL_AUDIENCES, query: ['pageNo'] },
  startOrder: { patterns: ['/startOrder/{productId}'], audiences: AUDIENCE_BUYERS, personal: true },
  myOrders: { patterns: ['/orders'], audiences: AUDIENCE_BUYERS, query: ['pageNo'], personal: true },
  myOrder: { patterns: ['/orders/{orderNo}'], audiences: AUDIENCE_BUYERS, personal: true },
  supplier: {
    patterns: ['/supplier/{name}_{supplierId}.html', '/{promotion}/supplier/{name}_{supplierId}.html'],
    audiences: ALL_AUDIENCES,
    query: ['activeTab', 'pageNo', 'keyword', 'categoryId'],
  },
  product: {
    patterns: ['/{name}_{productId}.html', '/{promotion}/{name}_{productId}.html'],
    audiences: ALL_AUDIENCES,
    query: ['activeTab'],
    yields: true,
  },
} as const satisfies Record<string, RouteDefinition>;
