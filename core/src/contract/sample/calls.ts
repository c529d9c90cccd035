import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, time } from '../fields.ts';
import { SAMPLE_QUANTITY_MAX } from './limits.ts';

/** A sample booking as both sides see it. */
export const sampleFacts = {
  id: z.string(),
  exhibitionId: z.string(),
  goodsId: z.string(),
  /** In the reader's language, else in English; '' if the product no longer exists. */
  goodsName: z.string(),
  /** The current stand; '' if the supplier no longer exhibits there. */
  standNo: z.string(),
  hall: z.string(),
  /** Number of pieces. */
  quantity: z.int(),
  createTime: time,
};

const sampleBooking = z.object({
  ...sampleFacts,
  supplierId: z.string(),
  /** In the reader's language, else in English; '' if the supplier no longer exists. */
  supplierName: z.string(),
  /** Id of a picture; '' if there is none. */
  image: z.string(),
  /** Whether the exhibitor has marked it as collected. Plans stored before it existed lack it. */
  isCollected: z._default(z.boolean(), false),
});

export type BookedSample = z.output<typeof sampleBooking>;

const PATH = 'blade-digital-expo/sample';
const callDefaults = { client: 'assistant', access: 'buyer' } as const;

/** Samples that a buyer books at an exhibition and picks up at the stand. */
export const sample = {
  /**
   * Books a sample of an exhibitor's product; the exhibitor gets an email. Booking again returns the first booking.
   * '404' if the product does not exist or has no samples; '400' with its own message without a pre-registration and if
   * the phase offers no samples; '429' over the daily number. 
   */
  book: submit({
    ...callDefaults,
    id: 'API-88',
    path: `${PATH}/book`,
    input: z.strictObject({
      exhibitionId: id,
      goodsId: id,
      quantity: z.optional(z.int().check(z.positive(), z.maximum(SAMPLE_QUANTITY_MAX))),
    }),
    output: z.object({ id: z.string() }),
    requirements: ['R-6.018', 'R-6.023'],
  }),
  /** The buyer's sample bookings at an exhibition that are not cancelled, ordered by hall and stand. */
  list: read({
    ...callDefaults,
    id: 'API-385',
    path: `${PATH}/list`,
    input: z.strictObject({ exhibitionId: id }),
    output: z.array(sampleBooking),
    cacheMs: 0,
    requirements: ['R-6.018'],
  }),
  /**
   * Cancels a sample booking of the buyer and notifies the exhibitor; idempotent. '409' for a collected one. Another
   * buyer's booking stays as it is.
   */
  cancel: submit({
    ...callDefaults,
    id: 'API-386',
    path: `${PATH}/cancel`,
    input: z.strictObject({ id }),
    output: z.literal(true),
    requirements: ['R-6.018'],
  }),
};
