import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { QUANTITY_MAX } from '../field-limits.ts';
import { id, page, pageNo, requiredText, time } from '../fields.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';
import { PRODUCT_VISIBILITIES, REVIEW_FIELDS } from './supplier-limits.ts';

const reason = requiredText(STAFF_REASON_MAX);

const pendingProduct = z.object({
  productId: z.string(),
  /** As buyers see it, or of a new one as it is written. */
  name: z.string(),
  supplier: z.object({ supplierId: z.string(), name: z.string() }),
  isNew: z.boolean(),
  parts: z.array(z.enum(REVIEW_FIELDS)),
  since: time,
  /** Names what waits: another change has another. */
  version: z.int(),
});

/** What an operator looks at. */
const productAppearance = z.object({
  texts: z.array(z.object({ lang: z.string(), name: z.string(), description: z.string() })),
  images: z.array(z.string()),
  category: z.object({ id: z.string(), name: z.string() }),
});

/** Calls of staff about what suppliers change in their products. Each leaves a row in the audit. D-94 D-97 */
export const staffProduct = {
  /** What waits for an operator, the longest waiting first, twenty a page. */
  waiting: read({
    id: 'API-256',
    client: 'general',
    path: 'staff/product/waiting',
    access: 'support',
    input: z.strictObject({ pageNo, reason: z.optional(reason) }),
    output: page(pendingProduct),
    requirements: ['D-94', 'D-97'],
  }),
  /** What waits of one product, beside what buyers see of it now. '404' where nothing of it waits. */
  show: read({
    id: 'API-257',
    client: 'general',
    path: 'staff/product/show',
    access: 'support',
    input: z.strictObject({ productId: id, reason: z.optional(reason) }),
    output: z.extend(pendingProduct, {
      part: z.enum(PRODUCT_VISIBILITIES),
      /** null of a new product, of which buyers have seen nothing. */
      present: z.nullable(productAppearance),
      wanted: productAppearance,
    }),
    requirements: ['D-94', 'D-97'],
  }),
  /**
   * Accepts what waits, which buyers see at once, or refuses it; the supplier's people are told by mail, of a refusal with
   * its reason. '404' where nothing of the product waits or it is gone, '409' where it is settled already, where the
   * supplier has changed it since `version`, or where its category is no longer there.
   */
  settle: submit({
    id: 'API-258',
    client: 'general',
    path: 'staff/product/settle',
    access: 'operator',
    input: z.strictObject({
      productId: id,
      version: z.int().check(z.nonnegative(), z.maximum(QUANTITY_MAX)),
      verdict: z.enum(['accepted', 'refused']),
      reason,
    }),
    output: z.object({ productId: z.string(), verdict: z.enum(['accepted', 'refused']) }),
    requirements: ['D-94', 'D-97'],
  }),
};
