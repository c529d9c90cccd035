import * as z from 'zod/mini';
import { read } from '../call.ts';
import { productBrief, supplierRow } from '../catalogue/calls.ts';
import { page, pageNo, text } from '../fields.ts';

/** The types of lists ordered by views. D-22 */
export const popularType = z.enum(['product', 'supplier', 'category', 'exhibition']);

/** An item of such a list. `url` is a path with the base path. */
export const popularItem = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  /** '' if there is none. */
  image: z.string(),
  /** The data of the item's row: of a product, of a supplier, or the number of products in a category. */
  product: z.optional(productBrief),
  supplier: z.optional(supplierRow),
  products: z.optional(z.int()),
  /** The industry of a category. */
  industry: z.optional(z.string()),
});

/** A page that an index links to. `enName` is present if the name is in another language. */
export const indexEntry = z.object({
  name: z.string(),
  enName: z.optional(z.string()),
  url: z.string(),
  /** Approximate number of products on the page. */
  products: z.int(),
});

const indexPage = z.object({
  ...page(indexEntry).shape,
  /** The letters that have entries, in order. */
  letters: z.array(z.string()),
});

/** A keyword: its name, the category of the same name, and related keywords. */
export const keywordDetail = z.object({
  name: z.string(),
  enName: z.string(),
  categoryId: z.optional(z.string()),
  related: z.array(indexEntry),
});

export type HotType = z.output<typeof popularType>;
export type HotItem = z.output<typeof popularItem>;
export type IndexEntry = z.output<typeof indexEntry>;
export type IndexKind = 'showroom' | 'hots' | 'aggregates';

export const directory = {
  /** The 40 most viewed items of the last 30 days. D-22 */
  hot: read({
    id: 'API-132',
    client: 'micro',
    path: 'cms-service/hot/list',
    input: z.strictObject({ type: popularType }),
    output: z.array(popularItem),
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
  /** A keyword of an index. '404' for any other keyword.  D-35 */
  keyword: read({
    id: 'API-259',
    client: 'micro',
    path: 'cms-service/aggregate/keyword',
    input: z.strictObject({ kind: z.enum(['showroom', 'hots']), keyword: text(80) }),
    output: keywordDetail,
    requirements: ['R-2.029', 'R-2.030'],
  }),
};
