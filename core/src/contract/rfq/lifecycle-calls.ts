import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, text, time } from '../fields.ts';
import { rfq, rfqInput } from './calls.ts';
import { RFQ_REASON_MAX } from './status.ts';

/** The version of a request that the person saw. */
const version = z.int().check(z.positive(), z.maximum(1_000_000));

/** How a buyer's request goes on after it was sent: its version, changes, withdrawal, and sending it again. D-50 */
export const rfqLifecycle = {
  /**
   * Sends a request as `rfq.submitNew` does. With `previousRfqId` it follows an ended request of the same buyer: '404' if
   * that one is not theirs, '409' if it is still open.
   */
  add: submit({
    id: 'API-100',
    client: 'micro',
    path: 'business-opportunity/rfq/add',
    access: 'buyer',
    input: z.extend(rfqInput, { previousRfqId: z.optional(id) }),
    output: rfq.submitNew.output,
    requirements: ['R-7.069'],
  }),
  /**
   * Replaces the fields and files of one of the buyer's own requests. The suppliers that have it read the new text in their
   * thread. '404' for another buyer's request or a file that is not available, '409' if it has ended, or has
   * changed since the given version; without one, that is not checked.
   */
  edit: submit({
    id: 'API-105',
    client: 'micro',
    path: 'business-opportunity/rfq/edit',
    access: 'buyer',
    input: z.extend(rfqInput, { rfqId: id, version: z.optional(version) }),
    output: z.literal(true),
    requirements: ['R-7.074'],
  }),
  /**
   * Ends one of the buyer's own requests: it is no longer held back for anybody, and the suppliers that have it read in
   * their thread that it was withdrawn, and why. '404' for another buyer's request, '409' if it has ended or changed.
   */
  withdraw: submit({
    id: 'API-540',
    client: 'micro',
    path: 'business-opportunity/rfq/withdraw',
    access: 'buyer',
    input: z.strictObject({ rfqId: id, version, reason: z.optional(text(RFQ_REASON_MAX)) }),
    output: z.object({ status: z.int(), version: z.int() }),
    requirements: ['D-50'],
  }),
  /** Where one of the buyer's own requests is in its life; '404' for any other. */
  show: read({
    id: 'API-541',
    client: 'micro',
    path: 'business-opportunity/rfq/lifecycle',
    access: 'buyer',
    input: z.strictObject({ rfqId: id }),
    output: z.object({
      /** Grows with each change. Whoever changes the request sends the version that they saw. */
      version: z.int(),
      /** When it ended; null until then, and for a request that ended before this was recorded. */
      endTime: z.nullable(time),
      /** The buyer's reason for withdrawing it; '' for none. */
      reason: z.string(),
      /** The ended request that it follows; null for none. */
      previousRfqId: z.nullable(z.string()),
    }),
    cacheMs: 0,
    requirements: ['D-50'],
  }),
};
