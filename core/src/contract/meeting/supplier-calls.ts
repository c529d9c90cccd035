import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, page, pageNo } from '../fields.ts';
import { meetingFacts } from './calls.ts';

/** A meeting as its exhibitor sees it, with the buyer's data from the registration for the exhibition. */
const meetingRequest = z.object({
  ...meetingFacts,
  contactName: z.string(),
  companyName: z.string(),
  countryId: z.string(),
});

export type SupplierMeeting = z.output<typeof meetingRequest>;

const callDefaults = { client: 'supplier', access: 'supplier' } as const;

/** Meetings at a supplier's stands, for its members. D-30 */
export const supplierMeeting = {
  /** The supplier's meeting requests, the next ones first, 20 a page; past ones last. D-30 */
  list: read({
    ...callDefaults,
    id: 'API-378',
    path: 'blade-supplier/meeting/list',
    input: z.strictObject({ pageNo: z._default(pageNo, 1) }),
    output: page(meetingRequest),
    cacheMs: 0,
    requirements: ['D-30'],
  }),
  /**
   * Accepts or rejects a meeting request and notifies the buyer by email. Repeating the same answer has no effect, and
   * an accepted meeting can still be rejected. '404' for another supplier's meeting, '409' for a cancelled or rejected
   * one. D-30
   */
  answer: submit({
    ...callDefaults,
    id: 'API-379',
    path: 'blade-supplier/meeting/answer',
    input: z.strictObject({ bookingId: id, isAccepted: z.boolean() }),
    output: z.object({ bookingId: z.string(), status: z.literal([1, 2]) }),
    requirements: ['D-30'],
  }),
};
