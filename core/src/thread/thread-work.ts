import type { Thread } from '../contract/enquiry/thread.ts';
import type { GatewayError } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Result } from '../result.ts';
import type { ThreadAct } from './thread.context.ts';
import type { SentMessage, ThreadCalls, WrittenMessage } from './thread-calls.ts';

export type ThreadResult = Result<Thread, GatewayError>;
type ActResult = Result<unknown, GatewayError>;

/** Each with the idempotency key that every try of the same has. */
export type SendInput = { readonly message: WrittenMessage; readonly key: string };
export type ActInput = { readonly act: ThreadAct; readonly key: string };

export interface SendEnd {
  readonly message: WrittenMessage;
  readonly answer: Result<SentMessage, GatewayError>;
}

export interface ActEnd {
  readonly done: ActResult;
  /** The thread as it is now; null where nothing was done. */
  readonly loaded: ThreadResult | null;
}

export interface MarkEnd {
  readonly position: number;
  readonly marked: ActResult;
}

export async function sendMessage(
  calls: ThreadCalls,
  { message, key }: SendInput,
  signal: CancelSignal,
): Promise<SendEnd> {
  return { message, answer: await calls.send(message, { idempotencyKey: key, signal }) };
}

/** Does it, then loads the thread, so that what is offered next fits what was done. */
export async function runThreadAct(calls: ThreadCalls, { act, key }: ActInput, signal: CancelSignal): Promise<ActEnd> {
  const options = { idempotencyKey: key, signal };
  const done = await (act === 'share'
    ? calls.shareContact(options)
    : calls.setState(act === 'close' ? 'closed' : 'open', options));
  return { done, loaded: done.ok ? await calls.load(signal) : null };
}

/** A repeat marks nothing more, so each try has a key of its own. */
export async function markRead(
  calls: ThreadCalls,
  position: number,
  key: string,
  signal: CancelSignal,
): Promise<MarkEnd> {
  return { position, marked: await calls.markRead(position, { idempotencyKey: key, signal }) };
}

export const errorOf = (answer: ActResult): GatewayError | null => (answer.ok ? null : answer.error);

/** There is no such thread, or it is not for whoever asks. */
export const isGone = (answer: ActResult): boolean => !answer.ok && answer.error.code === '404';

/** It is refused because the thread is no longer as it is shown. */
export const isOverrun = (answer: ActResult): boolean => isGone(answer) || (!answer.ok && answer.error.code === '409');
