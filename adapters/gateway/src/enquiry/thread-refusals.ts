import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { THREAD_MESSAGES_MAX } from '@fairhall/core/contract/enquiry/thread-limits';

/** The sender has not confirmed the address yet. */
export const THREAD_NOT_SENT: Refusal = { code: '409', message: 'request.enquiry.notSent' };
/** The enquiry is closed for messages. */
export const THREAD_OVER: Refusal = { code: '409', message: 'request.enquiry.over' };
/** The enquiry's state does not allow the action. */
export const THREAD_WRONG_STATE: Refusal = { code: '409', message: 'request.enquiry.notNow' };
/** The spam status needs a reason. */
export const NO_REASON: Refusal = { code: '400', message: 'request.enquiry.noReason' };
/** The message has neither text nor files. */
export const MESSAGE_EMPTY: Refusal = { code: '400', message: 'request.enquiry.empty' };
/**
 * A file was uploaded by somebody else or for another thread, is already part of a message, or was deleted after a day.
 */
export const FILE_GONE: Refusal = { code: '400', message: 'request.enquiry.fileGone' };
export const THREAD_FULL: Refusal = {
  code: '429',
  message: 'request.enquiry.full',
  values: { max: THREAD_MESSAGES_MAX },
};
