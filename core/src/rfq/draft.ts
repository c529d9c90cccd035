import * as z from 'zod/mini';
import { cateAndTag } from '../contract/rfq.ts';
import { attempt } from '../forms/attempt.ts';
import { RFQ_ATTACHMENTS_MAX } from '../site/limits.ts';

/** In the order in which a request is written. */
export const RFQ_STEPS = ['need', 'quantity', 'review'] as const;
export type RfqStep = (typeof RFQ_STEPS)[number];

const typed = (max: number) => z.string().check(z.maxLength(max));

/** A request for quotation as far as it is written; fields are what was typed, right or wrong. */
export const rfqDraft = z.object({
  step: z.enum(RFQ_STEPS),
  description: typed(20_000),
  question: typed(20_000),
  email: typed(1_000),
  cateAndTag: z.nullable(cateAndTag),
  quantity: typed(100),
  unit: typed(100),
  countryId: typed(3),
  productId: z.optional(typed(64)),
  attachments: z
    .array(z.object({ fileId: z.string(), fileName: z.string(), size: z.int() }))
    .check(z.maxLength(RFQ_ATTACHMENTS_MAX)),
  /** What the address asked for when this was written, so that a reload does not fill it in again; '' for nothing. */
  opened: typed(20_000),
  /** The act of sending this very content, so that a repeat is known to be the same. */
  attempt: z.nullable(attempt),
});

export type RfqDraft = z.output<typeof rfqDraft>;

/** What a visitor said of herself before, to fill in the next form (D-73). */
export interface Guest {
  readonly email?: string | undefined;
  readonly contactName?: string | undefined;
  readonly company?: string | undefined;
  readonly countryId?: string | undefined;
  readonly mobile?: string | undefined;
}

/** What is known of a buyer who is logged in; '' where nothing is. */
export interface KnownBuyer {
  readonly email: string;
  readonly countryId?: string | undefined;
}
