import * as z from 'zod/mini';
import { CACHE_MS } from '../cache-lives.ts';
import { read } from '../call.ts';
import { countryId, currencyCode, cursor, id, page, pageNo, text, time } from '../fields.ts';
import { BUSINESS_TYPES } from '../supplier/profile-limits.ts';
import { tradeTermsInAnswer } from '../trade-terms.ts';
import { CARD_BATCH_MAX, COMPARE_MAX, SUPPLIER_GOODS_MAX } from './limits.ts';

const textLocalized = z.optional(z.string());

/** A verified fact about a supplier: the kind of check, and its month (yyyy-mm). */
export const supplierVerification = z.object({ kind: z.enum(['licence', 'site', 'production']), date: z.string() });

/** How fast and how reliably a supplier answers enquiries, over the last 90 days. */
export const replyFigures = z.object({
  /** Median business hours until the first reply; absent if no enquiry was answered. */
  hours: z.optional(z.int()),
  /** Whole percentage of enquiries answered within 48 business hours. */
  rate: z.int(),
});

/** A supplier in a product's list row, with only the data that the card shows. */
export const supplierBrief = z.object({
  supplierId: z.string(),
  supplierName: z.string(),
  countryId,
  /** ISO 3166-1 alpha-2 code of the same country. */
  countryCode: z.string(),
  established: z.int(),
  proofs: z.array(supplierVerification),
});

/** A product in a list. Prices are per unit; 0 means price on request.  */
export const productBrief = z.object({
  goodsSpuId: z.string(),
  goodsName: z.string(),
  goodsNameEn: textLocalized,
  goodsNameCn: textLocalized,
  goodsNameLocal: textLocalized,
  categoryId: z.string(),
  industry: z.string(),
  images: z.array(z.string()),
  minOrder: z.int(),
  unit: z.string(),
  priceMin: z.number(),
  priceMax: z.number(),
  currency: z.string(),
  createTime: time,
  /** True if the supplier sends a sample before an order; otherwise absent. */
  sampleAvailable: z.optional(z.boolean()),
  supplier: supplierBrief,
});

export const attribute = z.object({ name: z.string(), value: z.string() });

/** A price for a quantity from `min` to `max` units; the last tier has no `max`. */
export const priceTier = z.object({ min: z.int(), max: z.optional(z.int()), price: z.number(), currency: z.string() });

/** One level of the breadcrumbs, which lead from the first-level category to the current one. */
export const categoryCrumb = z.object({ id: z.string(), name: z.string(), nameEn: textLocalized });

export const supplier = z.object({
  supplierId: z.string(),
  supplierName: z.string(),
  adName: z.optional(z.string()),
  logo: z.string(),
  countryId,
  /** ISO 3166-1 alpha-2 code of the same country. */
  countryCode: z.string(),
  province: z.string(),
  businessType: z.enum(BUSINESS_TYPES),
  mainProducts: z.array(z.string()),
  about: z.string(),
  established: z.int(),
  employees: z.int(),
  industry: z.string(),
  tagCodes: z.array(z.string()),
  exhibitionIds: z.array(z.string()),
  light: z.enum(['red', 'yellow', 'green']),
  proofs: z.array(supplierVerification),
  spotlight: z.boolean(),
  goodsCount: z.int(),
  /** Absent if there are too few enquiries for statistics. */
  reply: z.optional(replyFigures),
  /** Company pictures, on the supplier's page; absent without any. */
  images: z.optional(z.array(z.string())),
});

/** Whether a supplier can be reached: true if nobody of it receives enquiries here; absent otherwise. */
const isUnreachable = z.optional(z.boolean());

/** A product's page. `crumbs` leads from the first category level to its own. */
export const product = z.object({
  ...productBrief.shape,
  tagCodes: z.array(z.string()),
  attributes: z.array(attribute),
  description: z.string(),
  supplierId: z.string(),
  exhibitionIds: z.array(z.string()),
  leadDays: z.optional(z.int()),
  /** Absent if none is stated. */
  tradeTerms: z.optional(tradeTermsInAnswer),
  score: z.number(),
  viewCount: z.int(),
  crumbs: z.array(categoryCrumb),
  supplier: z.object({ ...supplier.shape, isUnreachable }),
});

export const supplierPage = z.object({
  ...supplier.shape,
  isUnreachable,
  supplierNameEn: textLocalized,
  goods: z.array(productBrief),
});

/** A supplier in a list, with a few of its products' pictures. */
export const supplierRow = z.object({
  ...supplier.shape,
  goods: z.array(z.object({ goodsSpuId: z.string(), goodsName: z.string(), image: z.string() })),
});

export const searchSort = z.enum(['relevance', 'newest', 'priceAsc', 'priceDesc']);

export const searchInput = z.strictObject({
  keyword: z.optional(text(200)),
  /** The id of a category or tag, as `categoryType` says; a category by default. */
  id: z.optional(id),
  categoryType: z.optional(z.union([z.literal(1), z.literal(2)])),
  exhibitionId: z.optional(id),
  filters: z.optional(
    z.strictObject({
      countryId: z.optional(countryId),
      verified: z.optional(z.boolean()),
      moqMax: z.optional(z.int().check(z.positive())),
      priceMin: z.optional(z.number().check(z.nonnegative())),
      priceMax: z.optional(z.number().check(z.nonnegative())),
      /** The currency in which prices are compared, for price limits and for the order by price. USD by default. */
      currency: z.optional(currencyCode),
      sample: z.optional(z.boolean()),
      /**
       * A category of any level, to narrow a tag or the category in `id`. If one of the two categories contains the
       * other, the narrower one counts; else there are no results.
       */
      categoryPath: z.optional(id),
    }),
  ),
  pageNo: z._default(pageNo, 1),
  pageSize: z._default(z.int().check(z.positive(), z.maximum(40)), 20),
  /** The `next` of the previous page. Required beyond page 50; up to there `pageNo` is enough. */
  after: z.optional(cursor),
  sort: z._default(searchSort, 'relevance'),
  /**
   * The counts to include in the response: the categories below the current one, and the values of the other filters.
   */
  facets: z.optional(z.array(z.enum(['category', 'filters'])).check(z.maxLength(2))),
});

export const facet = z.object({
  /**
   * `category`, `exhibition`, `country`, `verified`, `sample`, `moq`, or `price`. `price` has twelve steps of the
   * matches' lowest prices in the requested currency, without the price filter, each `<from>-<to>` in currency units;
   * only for at most a thousand matches.
   */
  key: z.string(),
  /** `count` is absent if it is not known exactly; `from` and `to` are the days (yyyy-mm-dd) of an exhibition. */
  values: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      count: z.optional(z.int()),
      from: z.optional(z.string()),
      to: z.optional(z.string()),
    }),
  ),
});

const searchExtras = {
  next: z.optional(cursor),
  /** True when there are more results than are counted exactly; `total` is then the highest exact count. */
  totalIsEstimate: z.optional(z.boolean()),
  /** True if no result has all words as typed; the results are near matches. */
  nearMatches: z.optional(z.boolean()),
  facets: z.optional(z.array(facet)),
};

export const productSearchPage = z.object({ ...page(productBrief).shape, ...searchExtras });
export const supplierSearchPage = z.object({ ...page(supplierRow).shape, ...searchExtras });

/** A page of one supplier's products, and its groups, the largest first. */
export const supplierShopPage = z.object({
  ...page(productBrief).shape,
  /** True when there are more results than are counted exactly; `total` is then the highest exact count. */
  totalIsEstimate: z.optional(z.boolean()),
  /** The categories of the matching products; `count` is absent if it is not known exactly. */
  groups: z.array(z.object({ id: z.string(), name: z.string(), count: z.optional(z.int()) })),
});

export type ProductBrief = z.output<typeof productBrief>;
export type Product = z.output<typeof product>;
export type Supplier = z.output<typeof supplier>;
export type SupplierBrief = z.output<typeof supplierBrief>;
export type SupplierRow = z.output<typeof supplierRow>;
export type SupplierPage = z.output<typeof supplierPage>;
export type PriceTier = z.output<typeof priceTier>;
export type ReplyFigures = z.output<typeof replyFigures>;
export type Proof = z.output<typeof supplierVerification>;
export type Facet = z.output<typeof facet>;
export type ProductNeighbours = z.output<typeof productNeighbours>;
export type ComparedProduct = z.output<typeof productToCompare>;
export type SearchInput = z.input<typeof searchInput>;
export type SearchSort = z.output<typeof searchSort>;
export type ProductSearchPage = z.output<typeof productSearchPage>;
export type SupplierSearchPage = z.output<typeof supplierSearchPage>;
export type ShopPage = z.output<typeof supplierShopPage>;

/** The related products on a product's page. */
export const productNeighbours = z.object({
  /**
   * Products of other suppliers, in this order: same category at a close price, same category, neighbouring categories,
   * same industry.
   */
  related: z.array(productBrief),
  /** Other products of the same supplier. */
  fromSupplier: z.array(productBrief),
});

/** A product for a comparison: the data of its page, with its price ladder. */
export const productToCompare = z.object({
  ...z.omit(product, { crumbs: true, viewCount: true }).shape,
  tiers: z.array(priceTier),
});

const recommendedInput = z.strictObject({
  goodsId: z.optional(id),
  tagCodes: z.optional(z.array(id).check(z.maxLength(10))),
  limit: z.int().check(z.positive(), z.maximum(40)),
});

export const catalogue = {
  /** Searches products by words, category, tag and filters, one page at a time.  */
  searchGoods: read({
    id: 'API-140',
    client: 'micro',
    path: 'search/goods',
    input: searchInput,
    output: productSearchPage,
    requirements: ['R-7.103', 'R-2.021', 'R-2.022', 'R-2.023', 'R-2.024'],
  }),
  /** Searches suppliers with the same parameters. */
  searchSupplier: read({
    id: 'API-141',
    client: 'micro',
    path: 'search/supplier',
    input: searchInput,
    output: supplierSearchPage,
    requirements: ['R-7.104'],
  }),
  /** The newest products, newest first, 20 a page; cached for a day. */
  latestGoods: read({
    id: 'API-142',
    client: 'micro',
    path: 'search/goods/latest',
    input: z.strictObject({ pageNo: z._default(pageNo, 1) }),
    output: page(productBrief),
    cacheMs: CACHE_MS.newArrivals,
    requirements: ['R-9.038'],
  }),
  /** One product with its supplier. '404' if it never existed, '410' if it no longer exists.  */
  goodsDetail: read({
    id: 'API-144',
    client: 'micro',
    path: 'search/goods/detail',
    input: z.strictObject({ goodsSpuId: id, promotionId: z.optional(id) }),
    output: product,
    requirements: ['R-1.001', 'R-2.032'],
  }),
  /** The price ladder of a product, smallest quantity first; empty if the price is on request. */
  priceTiers: read({
    id: 'API-122',
    client: 'micro',
    path: 'goods-price/tiers',
    input: z.strictObject({ goodsId: id }),
    output: z.array(priceTier),
    requirements: [],
  }),
  /**
   * One supplier with its first twelve products. '404' if it never existed, '410' if it no longer exists.
   *
   */
  supplierDetail: read({
    id: 'API-77',
    client: 'micro',
    path: 'blade-supplier/supplier/detail',
    /** `goods`: the number of its best products to include; a page that lists products itself asks for 0. */
    input: z.strictObject({ supplierId: id, goods: z.optional(z.int().check(z.gte(0), z.lte(SUPPLIER_GOODS_MAX))) }),
    output: supplierPage,
    requirements: ['R-1.002', 'R-2.036'],
  }),
  /**
   * The products of one supplier, 24 a page, the best first: all, those of a category, or those that match a keyword,
   * whose total is an estimate above a thousand. Empty if the supplier does not exist. 
   */
  supplierGoods: read({
    id: 'API-281',
    client: 'micro',
    path: 'blade-supplier/supplier/goods',
    input: z.strictObject({
      supplierId: id,
      keyword: z.optional(text(200)),
      /** A category without subcategories. */
      categoryId: z.optional(id),
      pageNo: z._default(pageNo, 1),
    }),
    output: supplierShopPage,
    requirements: ['R-1.002', 'R-2.036'],
  }),
  /** Products like this one, or with these tags. */
  recommendGoods: read({
    id: 'API-94',
    client: 'micro',
    path: 'blade-tag-recommend/recommendGoods',
    input: recommendedInput,
    output: z.array(productBrief),
    cacheMs: CACHE_MS.recommendList,
    requirements: ['R-9.034'],
  }),
  /**
   * Related products for a product's page: at most six of other suppliers, and six of the same supplier. '404' if the
   * product does not exist.
   */
  goodsNeighbours: read({
    id: 'API-285',
    client: 'micro',
    path: 'search/goods/neighbours',
    input: z.strictObject({ goodsId: id }),
    output: productNeighbours,
    requirements: ['R-1.001'],
  }),
  /**
   * The cards of these products in the requested order; products that do not or no longer exist are left out.
   */
  goodsByIds: read({
    id: 'API-286',
    client: 'micro',
    path: 'search/goods/cards',
    input: z.strictObject({ goodsIds: z.array(id).check(z.minLength(1), z.maxLength(CARD_BATCH_MAX)) }),
    output: z.array(productBrief),
    requirements: ['R-1.001'],
  }),
  /** These products with all compared data, in the requested order; missing products are left out. */
  compareGoods: read({
    id: 'API-287',
    client: 'micro',
    path: 'search/goods/compare',
    input: z.strictObject({ goodsIds: z.array(id).check(z.minLength(1), z.maxLength(COMPARE_MAX)) }),
    output: z.array(productToCompare),
    requirements: ['R-1.001'],
  }),
  /** Suppliers similar to the product's own, or with these tags. */
  recommendSupplier: read({
    id: 'API-94',
    client: 'micro',
    path: 'blade-tag-recommend/recommendSupplier',
    input: recommendedInput,
    output: z.array(supplierRow),
    cacheMs: CACHE_MS.recommendList,
    requirements: ['R-9.034'],
  }),
};
