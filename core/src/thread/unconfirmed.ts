import type { Thread } from '../contract/enquiry/thread.ts';

/**
 * Whether the confirmation email can be sent again: the sender has neither confirmed the address nor closed the
 * enquiry.
 */
export const canMailAgain = ({ state, isUnconfirmed }: Pick<Thread, 'state' | 'isUnconfirmed'>): boolean =>
  isUnconfirmed === true && state !== 'closed' && state !== 'spam';
