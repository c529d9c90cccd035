import * as z from 'zod/mini';
import { CACHE_MS } from '../cache-lives.ts';
import { read } from '../call.ts';
import { id } from '../fields.ts';

/** Promotions of products and suppliers. */
export const promotion = {
  /**
   * A running promotion of a product or supplier. '404' if the promotion does not exist, has not begun or is over, and
   * if the product or supplier is not part of it.
   */
  product: read({
    id: 'API-110',
    client: 'micro',
    path: 'blade-promotion-sup/promotion/product',
    input: z.strictObject({ promotionId: id, goodsId: z.optional(id), supplierId: z.optional(id) }),
    output: z.object({
      promotionId: z.string(),
      promotionTheme: z.string(),
      exhibitionType: z.string(),
      title: z.string(),
      /** Discount in whole percent of the price; absent if not specified. */
      discount: z.optional(z.int()),
      /** End of the promotion (exclusive), in epoch milliseconds; absent if it has no end. */
      endTime: z.optional(z.int()),
    }),
    cacheMs: CACHE_MS.productPromotion,
    requirements: ['R-3.014', 'R-9.028', 'A-13'],
  }),
};
