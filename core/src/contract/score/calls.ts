import * as z from 'zod/mini';
import { read } from '../call.ts';
import { id, pageNo, time } from '../fields.ts';

/** Buyers' reviews of products. D-72 */
export const score = {
  /** Reviews of a product, the newest first, 10 a page; empty for an unknown product. */
  list: read({
    id: 'API-145',
    client: 'micro',
    path: 'search/goods/scoreList',
    input: z.strictObject({ goodsSpuId: id, pageNo: z._default(pageNo, 1) }),
    output: z.object({
      /** From 1 to 5, with one decimal; 0 without reviews. */
      average: z.number(),
      count: z.int(),
      /** The number of reviews with 1 star, 2 stars and so on up to 5. */
      distribution: z.array(z.int()),
      records: z.array(
        z.object({
          user: z.string(),
          score: z.int(),
          content: z.string(),
          lang: z.string(),
          time,
          images: z.array(z.string()),
        }),
      ),
    }),
    requirements: ['R-2.035', 'D-72'],
  }),
};
