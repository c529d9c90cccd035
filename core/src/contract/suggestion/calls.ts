import * as z from 'zod/mini';
import { CACHE_MS } from '../cache-lives.ts';
import { read } from '../call.ts';
import { productBrief, supplierBrief } from '../catalogue/calls.ts';
import { text } from '../fields.ts';

/** What somebody may mean who has begun to type, the best first: ten lines at most, in the reader's language. */
export const suggestionList = z.object({
  /** What was typed, with its last word finished. */
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
  /** Addresses take `enName`. `parent` is the name of the category above it; `count` says how many products it holds. */
  categories: z.array(
    z.object({ id: z.string(), name: z.string(), enName: z.string(), parent: z.optional(z.string()), count: z.int() }),
  ),
  suppliers: z.array(z.pick(supplierBrief, { supplierId: true, supplierName: true, countryCode: true })),
});

export const suggestion = {
  /** What a search that is being typed may become. Empty lists where nothing begins so. */
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
