import type { Thread } from '../contract/enquiry/thread.ts';

/** Whether an enquiry waits for its sender to confirm the email address, and the sender has not closed it. */
export const canMailAgain = ({ state, isUnconfirmed }: Pick<Thread, 'state' | 'isUnconfirmed'>): boolean =>
  isUnconfirmed === true && state !== 'closed' && state !== 'spam';
