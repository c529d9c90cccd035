import * as z from 'zod/mini';
import { read } from '../call.ts';
import { productBrief, supplierRow } from '../catalogue/calls.ts';
import { page, pageNo, text } from '../fields.ts';

/** What is listed with the most viewed first. D-22 */
export const hotType = z.enum(['product', 'supplier', 'category', 'exhibition']);

/** One of the most viewed. `url` is a path with the base path. */
export const hotItem = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  /** '' where there is none. */
  image: z.string(),
  /** The row that its list shows: of a product, of a supplier, of a category the products in it. */
  product: z.optional(productBrief),
  supplier: z.optional(supplierRow),
  products: z.optional(z.int()),
  /** The industry of a category. */
  industry: z.optional(z.string()),
});

/** A page that an index leads to. `enName` is there where the name is in another language. */
export const indexEntry = z.object({
  name: z.string(),
  enName: z.optional(z.string()),
  url: z.string(),
  /** Products it shows, about. */
  products: z.int(),
});

const indexPage = z.object({
  ...page(indexEntry).shape,
  /** The letters that have entries, in their order. */
  letters: z.array(z.string()),
});

/** What is known of a keyword: its name, the category it names, and keywords beside it. */
export const keywordDetail = z.object({
  name: z.string(),
  enName: z.string(),
  categoryId: z.optional(z.string()),
  related: z.array(indexEntry),
});

export type HotType = z.output<typeof hotType>;
export type HotItem = z.output<typeof hotItem>;
export type IndexEntry = z.output<typeof indexEntry>;
export type IndexKind = 'showroom' | 'hots' | 'aggregates';

export const directory = {
  /** The 40 that were viewed most in the last 30 days. D-22 */
  hot: read({
    id: 'API-132',
    client: 'micro',
    path: 'cms-service/hot/list',
    input: z.strictObject({ type: hotType }),
    output: z.array(hotItem),
    requirements: ['R-2.014'],
  }),
  /** Keywords or categories by the first letter of their English name, 60 a page.  D-21 */
  index: read({
    id: 'API-133',
    client: 'micro',
    path: 'cms-service/aggregate/index',
    input: z.strictObject({
      kind: z.enum(['showroom', 'hots', 'aggregates']),
      letter: z.string().check(z.regex(/^[a-z]$/)),
      pageNo: z._default(pageNo, 1),
    }),
    output: indexPage,
    requirements: ['R-2.031', 'R-2.068'],
  }),
  /** A keyword that an index leads to. '404' for any other.  D-35 */
  keyword: read({
    id: 'API-259',
    client: 'micro',
    path: 'cms-service/aggregate/keyword',
    input: z.strictObject({ kind: z.enum(['showroom', 'hots']), keyword: text(80) }),
    output: keywordDetail,
    requirements: ['R-2.029', 'R-2.030'],
  }),
};
