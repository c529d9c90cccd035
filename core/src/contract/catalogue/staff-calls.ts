import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { QUANTITY_MAX } from '../field-limits.ts';
import { page, pageNo, requiredText, time } from '../fields.ts';
import { idOrKey } from '../id-or-key.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';
import { PRODUCT_VISIBILITIES, REVIEW_FIELDS } from './supplier-limits.ts';

const reason = requiredText(STAFF_REASON_MAX);

const pendingProduct = z.object({
  productId: z.string(),
  /** As buyers see it; for a new product, as the supplier wrote it. */
  name: z.string(),
  supplier: z.object({ supplierId: z.string(), name: z.string() }),
  isNew: z.boolean(),
  parts: z.array(z.enum(REVIEW_FIELDS)),
  since: time,
  /** Identifies the pending change: another change has another version. */
  version: z.int(),
});

/** The parts of a product that staff review. */
const productAppearance = z.object({
  texts: z.array(z.object({ lang: z.string(), name: z.string(), description: z.string() })),
  images: z.array(z.string()),
  category: z.object({ id: z.string(), name: z.string() }),
});

/**
 * Staff calls for the review of suppliers' product changes, and for taking products down. A product may be named by the
 * organiser's own key. Each call writes an audit row. D-94 D-97
 */
export const staffProduct = {
  /** Products with a pending change, the longest waiting first, 20 a page. */
  waiting: read({
    id: 'API-256',
    client: 'general',
    path: 'staff/product/waiting',
    access: 'support',
    input: z.strictObject({ pageNo, reason: z.optional(reason) }),
    output: page(pendingProduct),
    requirements: ['D-94', 'D-97'],
  }),
  /** The pending change of one product, beside the version that buyers see now. '404' if no change is pending. */
  show: read({
    id: 'API-257',
    client: 'general',
    path: 'staff/product/show',
    access: 'support',
    input: z.strictObject({ productId: idOrKey, reason: z.optional(reason) }),
    output: z.extend(pendingProduct, {
      part: z.enum(PRODUCT_VISIBILITIES),
      /** Null for a new product, which buyers have not seen. */
      present: z.nullable(productAppearance),
      wanted: productAppearance,
    }),
    requirements: ['D-94', 'D-97'],
  }),
  /**
   * Accepts the pending change, which buyers see at once, or rejects it; the supplier's members get an email, for a
   * rejection with its reason. '404' if no change is pending or the product no longer exists; '409' if it is already
   * decided, if the supplier has changed it since `version`, or if its category no longer exists.
   */
  settle: submit({
    id: 'API-258',
    client: 'general',
    path: 'staff/product/settle',
    access: 'operator',
    input: z.strictObject({
      productId: idOrKey,
      version: z.int().check(z.nonnegative(), z.maximum(QUANTITY_MAX)),
      verdict: z.enum(['accepted', 'refused']),
      reason,
    }),
    output: z.object({ productId: z.string(), verdict: z.enum(['accepted', 'refused']) }),
    requirements: ['D-94', 'D-97'],
  }),
  /**
   * Takes a product down: buyers no longer see it, and its supplier can change it, but not show it, until `putBack`. The
   * supplier's members get an email with the reason. '404' if it does not exist, '409' if it is taken down already. D-94
   */
  takeDown: submit({
    id: 'API-510',
    client: 'general',
    path: 'staff/product/takeDown',
    access: 'operator',
    input: z.strictObject({ productId: idOrKey, reason }),
    output: z.object({ productId: z.string(), wasShown: z.boolean() }),
    requirements: ['D-94', 'D-65'],
  }),
  /**
   * Puts a product back that was taken down: it is as it was before, shown or hidden, and the supplier gets an email.
   * '404' if it is not taken down. D-94
   */
  putBack: submit({
    id: 'API-511',
    client: 'general',
    path: 'staff/product/putBack',
    access: 'operator',
    input: z.strictObject({ productId: idOrKey, reason }),
    output: z.object({ productId: z.string(), isShown: z.boolean() }),
    requirements: ['D-94', 'D-65'],
  }),
};
