import * as z from 'zod/mini';
import { draftAttempt } from '../forms/draft-attempt.ts';

/** The input for one product or supplier that was not sent, or whose outcome is unknown. */
export const enquiryDraft = z.object({
  itemId: z.string(),
  email: z.string(),
  content: z.string(),
  quantity: z.string(),
  attempt: z.nullable(draftAttempt),
});

/** The product whose page linked to the form, so that the form shows it at once. */
export const enquiryProduct = z.object({ id: z.string(), name: z.string(), image: z.nullable(z.string()) });

export type EnquiryDraft = z.output<typeof enquiryDraft>;
export type EnquiryProduct = z.output<typeof enquiryProduct>;
