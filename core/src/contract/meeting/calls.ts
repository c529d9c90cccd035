import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, requiredText, text, time } from '../fields.ts';
import { mailStatus } from '../mail-status.ts';
import { MEETING_REMARK_MAX } from './limits.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** Start of the meeting as HH:mm at the venue. */
const slot = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** A meeting as both sides see it. Day and slot are local to the venue. */
export const meetingFacts = {
  bookingId: z.string(),
  exhibitionId: z.string(),
  /** In the reader's language; '' if the exhibition is no longer shown. */
  exhibitionName: z.string(),
  standNo: z.string(),
  hall: z.string(),
  date: day,
  slot,
  status: z.literal([0, 1, 2, 3]),
  /** The buyer's note; '' if there is none. */
  remark: z.string(),
  /** The exhibitor's reason for declining; '' if there is none. Plans stored before it existed lack it. */
  reason: z._default(z.string(), ''),
  createTime: time,
};

const booking = z.object({
  ...meetingFacts,
  supplierId: z.string(),
  /** In the reader's language, else in English; '' if the supplier no longer exists. */
  supplierName: z.string(),
});

export type MeetingBooking = z.output<typeof booking>;

const meetingDay = z.object({
  date: day,
  /** Slots that have begun are left out. */
  slots: z.array(z.object({ slot, isTaken: z.boolean() })),
});

export type MeetingDay = z.output<typeof meetingDay>;

const bookInput = z.strictObject({
  exhibitionId: id,
  supplierId: id,
  standNo: z.optional(text(20)),
  /** One of the days and times that `slots` returns. */
  date: requiredText(10),
  slot: requiredText(5),
  remark: z.optional(text(MEETING_REMARK_MAX)),
});

export type MeetingInput = z.input<typeof bookInput>;

const PATH = 'blade-digital-expo/expoMeetingBooking';
const callDefaults = { client: 'assistant', access: 'buyer' } as const;

/** Meetings at an exhibitor's stand, thirty minutes each, on the days of the exhibition. D-30 */
export const meeting = {
  /**
   * Requests a meeting with an exhibitor; both get an email. '404' if the exhibition or exhibitor does not exist; '400'
   * for a time in the past or outside the opening hours, without a pre-registration, and if the phase offers no
   * meetings; '409' if the buyer or the exhibitor is not free, with its own message for each; '429' over the daily
   * number. 
   */
  submit: submit({
    ...callDefaults,
    id: 'API-84',
    path: `${PATH}/submit`,
    input: bookInput,
    output: z.object({ bookingId: z.string(), status: z.literal(0), mail: z.optional(mailStatus) }),
    requirements: ['R-7.094', 'D-30'],
  }),
  /** The buyer's meetings at an exhibition, ordered by day and time. */
  list: read({
    ...callDefaults,
    id: 'API-84',
    path: `${PATH}/list`,
    input: z.strictObject({ exhibitionId: id }),
    output: z.array(booking),
    cacheMs: 0,
    requirements: ['R-7.094', 'D-30'],
  }),
  /**
   * Cancels a meeting of the buyer and notifies the exhibitor; idempotent. '404' for another buyer's meeting, '409' for
   * a rejected one.
   */
  cancel: submit({
    ...callDefaults,
    id: 'API-84',
    path: `${PATH}/cancel`,
    input: z.strictObject({ bookingId: id }),
    output: z.object({ bookingId: z.string(), status: z.literal(3) }),
    requirements: ['R-7.094', 'D-30'],
  }),
  /**
   * The slots of an exhibitor, without past ones, marked as taken if either side is not free. '404' as for requesting.
   * D-30
   */
  slots: read({
    ...callDefaults,
    id: 'API-377',
    path: `${PATH}/slots`,
    input: z.strictObject({ exhibitionId: id, supplierId: id }),
    output: z.object({ supplierName: z.string(), standNo: z.string(), hall: z.string(), days: z.array(meetingDay) }),
    cacheMs: 0,
    requirements: ['D-30'],
  }),
};
