/** Maximum length of a message, in characters. */
export const MESSAGE_MAX = 4_000;

/** Maximum number of messages in a thread, of both sides together. */
export const THREAD_MESSAGES_MAX = 500;

/** Maximum number of files per message. */
export const MESSAGE_FILES_MAX = 5;

/** Maximum length of a spam reason, in characters. */
export const SPAM_REASON_MAX = 500;

/**
 * The status of an enquiry: the supplier has not opened it, has read it, has answered it; either side has closed it;
 * the supplier has marked it as spam.
 */
export const ENQUIRY_STATES = ['new', 'read', 'answered', 'closed', 'spam'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** The two sides of a thread. */
export const THREAD_SIDES = ['buyer', 'supplier'] as const;
export type Side = (typeof THREAD_SIDES)[number];
