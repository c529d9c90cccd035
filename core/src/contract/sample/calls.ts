import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, time } from '../fields.ts';
import { SAMPLE_QUANTITY_MAX } from './limits.ts';

/** A sample as both sides read it. */
export const sampleFacts = {
  id: z.string(),
  exhibitionId: z.string(),
  goodsId: z.string(),
  /** In the reader's language, else in English; '' for a product that is no longer there. */
  goodsName: z.string(),
  /** As it is now; '' where the supplier exhibits there no more. */
  standNo: z.string(),
  hall: z.string(),
  /** Pieces. */
  quantity: z.int(),
  createTime: time,
};

const sampleBooking = z.object({
  ...sampleFacts,
  supplierId: z.string(),
  /** In the reader's language, else in English; '' for one that is no longer there. */
  supplierName: z.string(),
  /** Id of a picture; '' for none. */
  image: z.string(),
});

export type BookedSample = z.output<typeof sampleBooking>;

const PATH = 'blade-digital-expo/sample';
const callDefaults = { client: 'assistant', access: 'buyer' } as const;

/** Samples that a buyer books at an exhibition and picks up at the stand. */
export const sample = {
  /**
   * Books a sample of an exhibitor's product; the exhibitor gets a mail. Booking twice is booking once, with the first answer.
   * '404' for what is not there or has no samples; '400' with its own message before a pre-registration and where the phase
   * offers none; '429' more than a day's number. 
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
  /** What the buyer booked at an exhibition, by hall and stand. */
  list: read({
    ...callDefaults,
    id: 'API-385',
    path: `${PATH}/list`,
    input: z.strictObject({ exhibitionId: id }),
    output: z.array(sampleBooking),
    cacheMs: 0,
    requirements: ['R-6.018'],
  }),
  /** Lets go of a sample of the buyer's, and tells the exhibitor; twice is as once, and another's is left as it is. */
  cancel: submit({
    ...callDefaults,
    id: 'API-386',
    path: `${PATH}/cancel`,
    input: z.strictObject({ id }),
    output: z.literal(true),
    requirements: ['R-6.018'],
  }),
};
