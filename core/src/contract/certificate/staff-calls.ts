import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, page, pageNo, requiredText, text, time } from '../fields.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';
import { CERTIFICATE_REVIEW_STATUSES } from './limits.ts';
import { certificateRecord } from './supplier-calls.ts';

const reason = requiredText(STAFF_REASON_MAX);

/** Staff calls about suppliers' certificates. Each call writes an audit row. D-94 */
export const certificateAdmin = {
  /**
   * Certificates of all suppliers that wait for a check, the longest waiting first, 20 a page; `state` selects checked
   * or rejected ones instead. File addresses are valid for ten minutes.
   */
  list: read({
    id: 'API-249',
    client: 'general',
    path: 'staff/certificate/list',
    access: 'support',
    input: z.strictObject({
      state: z.optional(z.enum(CERTIFICATE_REVIEW_STATUSES)),
      pageNo,
      reason: z.optional(reason),
    }),
    output: page(z.extend(certificateRecord, { supplierId: z.string(), supplierName: z.string() })),
    requirements: ['D-94'],
  }),
  /**
   * Approves a certificate, which buyers see from then on, or rejects it with a reason, which its supplier sees and
   * gets by email. `version` is that of the certificate that staff looked at. '404' if it does not exist, '409' if its
   * supplier has changed it since or it has expired.
   */
  decide: submit({
    id: 'API-241',
    client: 'general',
    path: 'staff/certificate/decide',
    access: 'operator',
    input: z.strictObject({
      certificateId: id,
      version: text(20),
      verdict: z.enum(['checked', 'refused']),
      reason,
    }),
    output: z.object({ certificateId: z.string(), state: z.enum(['checked', 'refused']), at: time }),
    requirements: ['D-94'],
  }),
};
