import * as z from 'zod/mini';
import { keptAttempt } from '../forms/kept-attempt.ts';
import { keptText } from '../forms/kept-text.ts';

/** The message to the suppliers of a cart that is still being written. */
export const cartDraft = z.object({
  content: keptText(20_000),
  /** Null until this content was sent; with it a repeat after a reload carries the same idempotency key. */
  attempt: z.nullable(keptAttempt),
});

export type CartDraft = z.output<typeof cartDraft>;
