import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { THREAD_MESSAGES_MAX } from '@fairhall/core/contract/enquiry/thread-limits';

/** Its sender has not shown yet that the address is theirs. */
export const THREAD_NOT_SENT: Refusal = { code: '409', message: 'request.enquiry.notSent' };
/** Nothing is written any more. */
export const THREAD_OVER: Refusal = { code: '409', message: 'request.enquiry.over' };
/** Its state does not allow that. */
export const THREAD_WRONG_STATE: Refusal = { code: '409', message: 'request.enquiry.notNow' };
/** Spam is called so with a reason. */
export const NO_REASON: Refusal = { code: '400', message: 'request.enquiry.noReason' };
/** Neither words nor files. */
export const MESSAGE_EMPTY: Refusal = { code: '400', message: 'request.enquiry.empty' };
/** A file was sent by somebody else or for another thread, has a message already, or was dropped after its day. */
export const FILE_GONE: Refusal = { code: '400', message: 'request.enquiry.fileGone' };
export const THREAD_FULL: Refusal = {
  code: '429',
  message: 'request.enquiry.full',
  values: { max: THREAD_MESSAGES_MAX },
};
