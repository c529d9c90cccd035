import type { CallContext } from './call-context.ts';

/** A message to the organiser. */
export interface Feedback {
  readonly about: 'supplier' | 'service';
  /** Null for a message to customer service. */
  readonly supplierId: string | null;
  readonly type: string;
  readonly content: string;
  readonly email: string;
}

/**
 * Saves the message for the staff, in the open transaction and once for the submit's idempotency key; returns its id.
 */
export type SaveFeedback = (context: CallContext, feedback: Feedback) => Promise<string>;
