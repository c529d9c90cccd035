import * as z from 'zod/mini';
import { draftAttempt } from '../forms/draft-attempt.ts';
import { draftText } from '../forms/draft-text.ts';

/** The unsent message to the suppliers of a cart. */
export const cartDraft = z.object({
  content: draftText(20_000),
  /** Null until this content was sent; a retry after a reload takes the idempotency key from here. */
  attempt: z.nullable(draftAttempt),
});

export type CartDraft = z.output<typeof cartDraft>;
