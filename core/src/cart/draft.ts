import * as z from 'zod/mini';
import { keptAttempt } from '../forms/kept-attempt.ts';
import { keptText } from '../forms/kept-text.ts';

/** The message to the suppliers of a cart as far as it is written. */
export const cartDraft = z.object({
  content: keptText(20_000),
  /** The act of sending this very content, so that a repeat is known to be the same. */
  attempt: z.nullable(keptAttempt),
});

export type CartDraft = z.output<typeof cartDraft>;
