import * as z from 'zod/mini';
import { draftAttempt } from '../forms/draft-attempt.ts';

/** What was typed about one product or supplier and has not been sent for certain. */
export const enquiryDraft = z.object({
  itemId: z.string(),
  email: z.string(),
  content: z.string(),
  quantity: z.string(),
  attempt: z.nullable(draftAttempt),
});

/** The product whose page led to the form, so that the form names it at once. */
export const enquiryProduct = z.object({ id: z.string(), name: z.string(), image: z.nullable(z.string()) });

export type EnquiryDraft = z.output<typeof enquiryDraft>;
export type EnquiryProduct = z.output<typeof enquiryProduct>;
