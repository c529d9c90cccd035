import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, requiredText, text, time } from '../fields.ts';
import { mailStatus } from '../mail-status.ts';
import { MEETING_REMARK_MAX } from './limits.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** HH:mm at the venue, when it begins. */
const slot = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** A meeting as both sides read it. Day and slot are the venue's. */
export const meetingFacts = {
  bookingId: z.string(),
  exhibitionId: z.string(),
  /** In the reader's language; '' for one that is not shown any more. */
  exhibitionName: z.string(),
  standNo: z.string(),
  hall: z.string(),
  date: day,
  slot,
  status: z.literal([0, 1, 2, 3]),
  /** What the buyer wrote; '' for none. */
  remark: z.string(),
  createTime: time,
};

const booking = z.object({
  ...meetingFacts,
  supplierId: z.string(),
  /** In the reader's language, else in English; '' for one that is no longer there. */
  supplierName: z.string(),
});

export type MeetingBooking = z.output<typeof booking>;

const meetingDay = z.object({
  date: day,
  /** Those that have begun are left out. */
  slots: z.array(z.object({ slot, isTaken: z.boolean() })),
});

export type MeetingDay = z.output<typeof meetingDay>;

const bookInput = z.strictObject({
  exhibitionId: id,
  supplierId: id,
  standNo: z.optional(text(20)),
  /** One of the days and times that `slots` answers. */
  date: requiredText(10),
  slot: requiredText(5),
  remark: z.optional(text(MEETING_REMARK_MAX)),
});

export type MeetingInput = z.input<typeof bookInput>;

const PATH = 'blade-digital-expo/expoMeetingBooking';
const callDefaults = { client: 'assistant', access: 'buyer' } as const;

/** Meetings at an exhibitor's stand, thirty minutes each, on the days of the show. D-30 */
export const meeting = {
  /**
   * Asks an exhibitor for a meeting; both get a mail. '404' for an exhibition, or an exhibitor of it, that is not there; '400'
   * for a time outside the show's hours or past, before a pre-registration, and where the phase offers none; '409' where the
   * buyer's or the exhibitor's time is taken, with its own message for each; '429' more than a day's number. 
   */
  submit: submit({
    ...callDefaults,
    id: 'API-84',
    path: `${PATH}/submit`,
    input: bookInput,
    output: z.object({ bookingId: z.string(), status: z.literal(0), mail: z.optional(mailStatus) }),
    requirements: ['R-7.094', 'D-30'],
  }),
  /** The buyer's meetings at an exhibition, by day and time. */
  list: read({
    ...callDefaults,
    id: 'API-84',
    path: `${PATH}/list`,
    input: z.strictObject({ exhibitionId: id }),
    output: z.array(booking),
    cacheMs: 0,
    requirements: ['R-7.094', 'D-30'],
  }),
  /** Calls a meeting of the buyer's off, and tells the exhibitor; twice is as once. '404' for another's, '409' once rejected. */
  cancel: submit({
    ...callDefaults,
    id: 'API-84',
    path: `${PATH}/cancel`,
    input: z.strictObject({ bookingId: id }),
    output: z.object({ bookingId: z.string(), status: z.literal(3) }),
    requirements: ['R-7.094', 'D-30'],
  }),
  /** When an exhibitor can be met, without what is past, and what is taken for either side. '404' as when asking. D-30 */
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
