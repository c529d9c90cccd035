import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, page, pageNo, text } from '../fields.ts';
import { meetingFacts } from './calls.ts';
import { MEETING_REASON_MAX } from './limits.ts';

/** A meeting as its exhibitor sees it, with the buyer's data from the registration for the exhibition. */
const meetingRequest = z.object({
  ...meetingFacts,
  contactName: z.string(),
  companyName: z.string(),
  countryId: z.string(),
  /** Where the day of the meeting is, at the venue. */
  day: z.enum(['today', 'coming', 'past']),
  /** Whether it is too late to accept or decline. */
  hasStarted: z.boolean(),
});

export type SupplierMeeting = z.output<typeof meetingRequest>;

/** A meeting request as everybody with its link sees it: without ids. */
const linkedMeeting = z.object({
  supplierName: z.string(),
  exhibitionName: z.string(),
  standNo: z.string(),
  hall: z.string(),
  date: meetingFacts.date,
  slot: meetingFacts.slot,
  contactName: z.string(),
  companyName: z.string(),
  countryId: z.string(),
  remark: z.string(),
});

export type LinkedMeeting = z.output<typeof linkedMeeting>;

const reason = z.optional(text(MEETING_REASON_MAX));
const linkToken = text(200);

const callDefaults = { client: 'supplier', access: 'supplier' } as const;

/** Meetings at a supplier's stands, for its members. D-30 */
export const supplierMeeting = {
  /** The supplier's meeting requests by day, 20 a page: today's first, then coming days, then past ones. D-30 */
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
   * an accepted meeting can still be rejected, which cancels it. The buyer reads the reason of a rejection. '404' for
   * another supplier's meeting, '409' for one that is cancelled or rejected or has begun. D-30
   */
  answer: submit({
    ...callDefaults,
    id: 'API-379',
    path: 'blade-supplier/meeting/answer',
    input: z.strictObject({ bookingId: id, isAccepted: z.boolean(), reason }),
    output: z.object({ bookingId: z.string(), status: z.literal([1, 2]) }),
    requirements: ['D-30'],
  }),
  /**
   * The meeting request of an email's link, and whether the link can still answer it. Reading does not use the link up.
   * D-30 THR-04
   */
  showLink: read({
    id: 'API-463',
    client: 'supplier',
    path: 'blade-supplier/meeting/showLink',
    access: 'visitor',
    input: z.strictObject({ token: linkToken }),
    output: z.object({
      /**
       * `past`: the meeting has begun. `unknown`: no email has this link, its address no longer receives the supplier's
       * emails, or the meeting was more than 30 days ago.
       */
      state: z.enum(['open', 'accepted', 'declined', 'cancelled', 'past', 'unknown']),
      /** Absent if the link is unknown. */
      meeting: z.optional(linkedMeeting),
    }),
    cacheMs: 0,
    requirements: ['D-30'],
  }),
  /**
   * Answers the meeting request of an email's link and notifies the buyer by email. A link works once, until the meeting
   * begins. '404' for an unknown link, '409' with its own message if the request is answered, cancelled or past. D-30
   */
  answerByLink: submit({
    id: 'API-464',
    client: 'supplier',
    path: 'blade-supplier/meeting/answerByLink',
    access: 'visitor',
    input: z.strictObject({ token: linkToken, isAccepted: z.boolean(), reason }),
    output: z.object({ status: z.literal([1, 2]) }),
    requirements: ['D-30'],
  }),
};
