import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, page, pageNo, requiredText, text, time } from '../fields.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';
import { CERTIFICATE_REVIEW_STATUSES } from './limits.ts';
import { certificateRecord } from './supplier-calls.ts';

const reason = requiredText(STAFF_REASON_MAX);

/** Calls of staff about suppliers' certificates. Each leaves a row in the audit. D-94 */
export const certificateAdmin = {
  /**
   * Certificates of all suppliers, those that wait longest first, twenty a page; with `state` those that were checked or
   * refused instead. Files have addresses that are good for ten minutes.
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
   * Checks a certificate, which buyers see from then on, or refuses it with a reason that its supplier reads and is mailed.
   * `version` is that of the one that was looked at. '404' where there is none, '409' where its supplier has changed it since
   * or its last day is over.
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
