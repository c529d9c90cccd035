import * as z from 'zod/mini';
import { CACHE_MS } from '../cache-lives.ts';
import { read } from '../call.ts';
import { id } from '../fields.ts';

/** Promotions, as products and suppliers are shown in them. */
export const promotion = {
  /**
   * A promotion that runs, for a product or a supplier that is in it. '404' where there is none of that id, where it has not
   * begun or is over, and where the product or the supplier is not in it.
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
      /** In whole percent of the price; absent where nothing is said of it. */
      discount: z.optional(z.int()),
      /** The first moment after it, epoch milliseconds; absent where no end is set. */
      endTime: z.optional(z.int()),
    }),
    cacheMs: CACHE_MS.productPromotion,
    requirements: ['R-3.014', 'R-9.028', 'A-13'],
  }),
};
