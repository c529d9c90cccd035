import * as z from 'zod/mini';
import { categoryAndTags } from '../contract/rfq/calls.ts';
import { RFQ_ATTACHMENTS_MAX } from '../contract/rfq/limits.ts';
import { draftAttempt } from '../forms/draft-attempt.ts';
import { draftText } from '../forms/draft-text.ts';
import { RFQ_STEPS } from './steps.ts';

/** A request for quotation that is still being written. The fields hold what was typed, valid or not. */
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
  /** What the page's address filled in at first, so that a reload does not fill it in again; '' for nothing. */
  opened: draftText(20_000),
  /** Null until this content was sent; with it a repeat after a reload carries the same idempotency key. */
  attempt: z.nullable(draftAttempt),
});

export type RfqDraft = z.output<typeof rfqDraft>;

/** What the form fills in for a logged-in buyer; '' where it is not known. */
export interface BuyerPrefill {
  readonly email: string;
  readonly countryId?: string | undefined;
}
