import type { CallContext } from './call-context.ts';

/** What somebody wrote to the organiser. */
export interface Feedback {
  readonly about: 'supplier' | 'service';
  /** null for a message to the customer service. */
  readonly supplierId: string | null;
  readonly type: string;
  readonly content: string;
  readonly email: string;
}

/** Keeps it for the staff, in the open transaction and once for the key of the submit; answers its id. */
export type SaveFeedback = (context: CallContext, feedback: Feedback) => Promise<string>;
