/** Longest message of a thread, in characters. */
export const MESSAGE_MAX = 4_000;

/** Most messages of a thread, of both sides together. */
export const THREAD_MESSAGES_MAX = 500;

/** Files of one message. */
export const MESSAGE_FILES_MAX = 5;

/** Longest reason why something is spam, in characters. */
export const SPAM_REASON_MAX = 500;

/**
 * Where an enquiry stands: the supplier has not opened it, has read it, has answered it; either side has closed it; the
 * supplier has called it spam.
 */
export const ENQUIRY_STATES = ['new', 'read', 'answered', 'closed', 'spam'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** Who writes in a thread. */
export const THREAD_SIDES = ['buyer', 'supplier'] as const;
export type Side = (typeof THREAD_SIDES)[number];
