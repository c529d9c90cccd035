import * as z from 'zod/mini';
import { CACHE_MS } from '../cache-lives.ts';
import { read } from '../call.ts';
import { id, text } from '../fields.ts';

/** A category with its subcategories. */
export interface Category {
  readonly id: string;
  readonly name: string;
  readonly enName: string;
  /** The number of products in it and in its subcategories. */
  readonly count: number;
  /**
   * The language of `name`, if it differs from the response's language (names of the third level may fall back to
   * English).
   */
  readonly lang?: string;
  readonly industry?: string;
  /** A picture of its best-ranked product. */
  readonly image?: string;
  readonly children: readonly Category[];
}

export const category: z.ZodMiniType<Category> = z.object({
  id: z.string(),
  name: z.string(),
  enName: z.string(),
  count: z.int(),
  lang: z.optional(z.string()),
  industry: z.optional(z.string()),
  image: z.optional(z.string()),
  get children() {
    return z.array(category);
  },
}) as z.ZodMiniType<Category>; // a recursive schema has no inferred type

const tagOption = z.object({ name: z.string(), code: z.string() });
/** Tags by category and sub-category. */
export const tagTree = z.array(
  z.object({
    name: z.string(),
    id: z.string(),
    children: z.array(z.object({ name: z.string(), id: z.string(), tags: z.array(tagOption) })),
  }),
);

/** A tag and its position in the tree. */
export const tagMapEntry = z.object({
  tagCode: z.string(),
  tagName: z.string(),
  category1Id: z.string(),
  category2Id: z.string(),
});

export type TagTree = z.output<typeof tagTree>;

export const categories = {
  /**
   * The tag tree of an industry (its event code) or of one of its tag categories. No timeout.  
   */
  cateAndTag: read({
    id: 'API-90',
    client: 'micro',
    path: 'blade-tag-recommend/getCateAndTagV2',
    input: z.strictObject({ industry: z.optional(text(20)), categoryId: z.optional(id) }),
    output: tagTree,
    timeoutMs: null,
    cacheMs: CACHE_MS.categoryTag,
    requirements: ['R-7.018', 'R-7.019', 'R-9.027'],
  }),
  /** The tag tree of an industry, which an address names by its event code or key. D-85 */
  industryTags: read({
    id: 'API-93',
    client: 'micro',
    path: 'blade-tag-recommend/industryTags',
    input: z.strictObject({ industry: text(20) }),
    output: tagTree,
    timeoutMs: null,
    cacheMs: CACHE_MS.industryTags,
    requirements: ['R-9.037'],
  }),
  /** The product categories in three levels. */
  all: read({
    id: 'API-91',
    client: 'micro',
    path: 'blade-tag-recommend/getAllCategory',
    input: z.strictObject({ lang: z.optional(text(10)) }),
    output: z.array(category),
    cacheMs: CACHE_MS.categoryTag,
    requirements: ['R-7.020', 'R-9.027'],
  }),
  /** The most frequent tags of an industry's products. */
  recommendTags: read({
    id: 'API-92',
    client: 'micro',
    path: 'blade-tag-recommend/recommendTags',
    input: z.strictObject({ industry: z.optional(text(20)), exhibitionId: z.optional(id) }),
    output: z.array(tagMapEntry),
    cacheMs: CACHE_MS.recommendList,
    requirements: ['R-9.034'],
  }),
};
