import * as z from 'zod/mini';
import { draftAttempt } from '../forms/draft-attempt.ts';
import { draftText } from '../forms/draft-text.ts';

/** The message to the suppliers of a cart that is still being written. */
export const cartDraft = z.object({
  content: draftText(20_000),
  /** Null until this content was sent; with it a repeat after a reload carries the same idempotency key. */
  attempt: z.nullable(draftAttempt),
});

export type CartDraft = z.output<typeof cartDraft>;
