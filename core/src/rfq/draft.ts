import * as z from 'zod/mini';
import { categoryAndTags } from '../contract/rfq/calls.ts';
import { RFQ_ATTACHMENTS_MAX } from '../contract/rfq/limits.ts';
import { draftAttempt } from '../forms/draft-attempt.ts';
import { draftText } from '../forms/draft-text.ts';
import { RFQ_STEPS } from './steps.ts';

/** The draft of a request for quotation. Its fields are as typed, valid or not. */
export const rfqDraft = z.object({
  step: z.enum(RFQ_STEPS),
  description: draftText(20_000),
  question: draftText(20_000),
  email: draftText(1_000),
  cateAndTag: z.nullable(categoryAndTags),
  quantity: draftText(100),
  unit: draftText(100),
  countryId: draftText(3),
  productId: z.optional(draftText(64)),
  attachments: z
    .array(z.object({ fileId: z.string(), fileName: z.string(), size: z.int() }))
    .check(z.maxLength(RFQ_ATTACHMENTS_MAX)),
  /** The prefill of the page's address when the form opened, so that a reload does not apply it again; '' for none. */
  opened: draftText(20_000),
  /** Null until this content was sent; afterwards a retry, even after a reload, has the same idempotency key. */
  attempt: z.nullable(draftAttempt),
});

export type RfqDraft = z.output<typeof rfqDraft>;

/** The values that a logged-in buyer prefills; '' if unknown. */
export interface BuyerPrefill {
  readonly email: string;
  readonly countryId?: string | undefined;
}
