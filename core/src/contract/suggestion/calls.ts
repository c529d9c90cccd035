import * as z from 'zod/mini';
import { CACHE_MS } from '../cache-lives.ts';
import { read } from '../call.ts';
import { productBrief, supplierBrief } from '../catalogue/calls.ts';
import { text } from '../fields.ts';

/** Suggestions for a partly typed search, the best first: at most ten in total, in the reader's language. */
export const suggestionList = z.object({
  /** The typed text with its last word completed. */
  words: z.array(z.string()),
  products: z.array(
    z.extend(
      z.pick(productBrief, {
        goodsSpuId: true,
        goodsName: true,
        goodsNameEn: true,
        priceMin: true,
        priceMax: true,
        currency: true,
      }),
      {
        /** The first picture's id; '' for a product without one. */
        image: z.string(),
      },
    ),
  ),
  /**
   * Addresses contain `enName`. `parent` is the name of the parent category; `count` is the number of products in the
   * category.
   */
  categories: z.array(
    z.object({ id: z.string(), name: z.string(), enName: z.string(), parent: z.optional(z.string()), count: z.int() }),
  ),
  suppliers: z.array(z.pick(supplierBrief, { supplierId: true, supplierName: true, countryCode: true })),
});

export const suggestion = {
  /** Suggestions for a partly typed search. Empty lists without a match. */
  suggest: read({
    id: 'API-280',
    client: 'micro',
    path: 'search/suggest',
    input: z.strictObject({ keyword: text(200) }),
    output: suggestionList,
    cacheMs: CACHE_MS.suggestions,
    requirements: ['R-2.021'],
  }),
};

export type Suggestions = z.output<typeof suggestionList>;
