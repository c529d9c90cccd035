import type { Thread } from '../contract/enquiry/thread.ts';
import type { GatewayError } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Result } from '../result.ts';
import type { ThreadAct } from './thread.context.ts';
import type { SentMessage, ThreadCalls, WrittenMessage } from './thread-calls.ts';

export type ThreadResult = Result<Thread, GatewayError>;
type ActResult = Result<unknown, GatewayError>;

/** `key` is the idempotency key, which is the same for every attempt with the same content. */
export type SendInput = { readonly message: WrittenMessage; readonly key: string };
export type ActInput = { readonly act: ThreadAct; readonly key: string };

export interface SendEnd {
  readonly message: WrittenMessage;
  readonly answer: Result<SentMessage, GatewayError>;
}

export interface ActEnd {
  readonly done: ActResult;
  /** The reloaded thread; null if the action failed. */
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

/** Performs an action, then reloads the thread, so that the available actions are up to date. */
export async function runThreadAct(calls: ThreadCalls, { act, key }: ActInput, signal: CancelSignal): Promise<ActEnd> {
  const options = { idempotencyKey: key, signal };
  const done = await (act === 'share'
    ? calls.shareContact(options)
    : calls.setState(act === 'close' ? 'closed' : 'open', options));
  return { done, loaded: done.ok ? await calls.load(signal) : null };
}

/** Marks messages as read. It is idempotent by itself, so each attempt has its own key. */
export async function markRead(
  calls: ThreadCalls,
  position: number,
  key: string,
  signal: CancelSignal,
): Promise<MarkEnd> {
  return { position, marked: await calls.markRead(position, { idempotencyKey: key, signal }) };
}

export const errorOf = (answer: ActResult): GatewayError | null => (answer.ok ? null : answer.error);

/** Whether the thread does not exist, or the caller has no access to it. */
export const isGone = (answer: ActResult): boolean => !answer.ok && answer.error.code === '404';

/** Whether an action was rejected because the shown thread is outdated. */
export const isOverrun = (answer: ActResult): boolean => isGone(answer) || (!answer.ok && answer.error.code === '409');
