import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { page, pageNo, requiredText, text, time } from '../fields.ts';
import { idOrKey } from '../id-or-key.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';

const reason = requiredText(STAFF_REASON_MAX);
const pictures = z.object({ logo: z.string(), images: z.array(z.string()) });

const pendingPictures = z.object({
  supplierId: z.string(),
  name: z.string(),
  since: time,
  /** Identifies the pending change: another change has another version. */
  version: z.string(),
  /** As buyers see them now. */
  present: pictures,
  wanted: pictures,
});

/** Staff calls for the review of suppliers' logos and company pictures. Each call writes an audit row. D-94 D-97 */
export const staffSupplierPicture = {
  /** Suppliers whose pictures wait for review, the longest waiting first, 20 a page. */
  waiting: read({
    id: 'API-479',
    client: 'general',
    path: 'staff/supplierPicture/waiting',
    access: 'support',
    input: z.strictObject({ pageNo, reason: z.optional(reason) }),
    output: page(pendingPictures),
    requirements: ['D-94', 'D-97'],
  }),
  /**
   * Accepts the pending pictures, which buyers see at once, or rejects them, which deletes the new ones; the supplier's
   * members get an email, for a rejection with its reason. '404' if nothing is pending or the supplier is gone; '409' if
   * it is already decided, or if the supplier has changed it since `version`.
   */
  settle: submit({
    id: 'API-480',
    client: 'general',
    path: 'staff/supplierPicture/settle',
    access: 'operator',
    input: z.strictObject({
      supplierId: idOrKey,
      version: text(64),
      verdict: z.enum(['accepted', 'refused']),
      reason,
    }),
    output: z.object({ supplierId: z.string(), verdict: z.enum(['accepted', 'refused']) }),
    requirements: ['D-94', 'D-97'],
  }),
};
