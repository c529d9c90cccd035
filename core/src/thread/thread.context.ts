import type { GatewayError } from '../contract/error.ts';
import type { Thread } from '../contract/thread.ts';
import { type EnquiryState, MESSAGE_MAX, type Side } from '../contract/thread-limits.ts';
import type { Attempt } from '../forms/attempt.ts';
import { checkedField, emptyField, type Field, typedField } from '../forms/field.ts';
import { maxLength, type Rule, required } from '../forms/rule.ts';
import { trimText } from '../forms/text-input.ts';
import type { Result } from '../result.ts';
import type { ThreadDraft } from './draft.ts';
import type { SentMessage } from './thread-calls.ts';

/** What can be done with a thread besides writing in it. */
export type ThreadAct = 'close' | 'reopen' | 'share';

export interface ThreadContext {
  readonly thread: Thread | null;
  /** Why it could not be loaded the last time; null after it was. */
  readonly error: GatewayError | null;
  readonly field: Field;
  /** The last try of a message with its idempotency key; null after it arrived. */
  readonly attempt: Attempt | null;
  readonly sendError: GatewayError | null;
  /** How often sending was refused; the web moves the focus when it grows. */
  readonly refusals: number;
  /** What was asked for last, as long as it is being done or has failed. */
  readonly act: ThreadAct | null;
  readonly actAttempt: Attempt | null;
  readonly actError: GatewayError | null;
  /** Whether somebody can see the page: only then it looks again, and what it shows counts as read. */
  readonly isVisible: boolean;
  /** The position up to which the gateway was told that all is read. */
  readonly marked: number;
}

export const firstThread = (draft: ThreadDraft | null): ThreadContext => ({
  thread: null,
  error: null,
  field: draft === null ? emptyField : { value: draft.text },
  attempt: draft?.attempt ?? null,
  sendError: null,
  refusals: 0,
  act: null,
  actAttempt: null,
  actError: null,
  isVisible: true,
  marked: 0,
});

const MESSAGE_RULES: readonly Rule<string>[] = [required({ key: 'thread.write.empty' }), maxLength(MESSAGE_MAX)];

export const withText = ({ field }: ThreadContext, value: string): Partial<ThreadContext> => ({
  field: typedField(field, value, MESSAGE_RULES),
  sendError: null,
});

export const isSendable = ({ thread, field }: ThreadContext): boolean =>
  thread?.canReply === true && !checkedField(field, MESSAGE_RULES, 'submit').failure;

/** */
export const refusedMessage = ({ field, refusals }: ThreadContext): Partial<ThreadContext> => ({
  field: checkedField(field, MESSAGE_RULES, 'submit'),
  refusals: refusals + 1,
  sendError: null,
});

export const messageOf = ({ field }: ThreadContext): string => trimText(field.value);

/**
 * The thread with the message that has just arrived, until it is loaded again. What was typed since it left stays in the
 * field.
 */
export function withSent(
  context: ThreadContext,
  text: string,
  { messageId, position }: SentMessage,
  now: number,
): Partial<ThreadContext> {
  const { thread } = context;
  const emptied = { attempt: null, ...(messageOf(context) === text && { field: emptyField }) };
  if (thread === null || thread.messages.some((message) => message.messageId === messageId)) return emptied;
  const message = {
    messageId,
    position,
    side: thread.viewer,
    author: '',
    text,
    isMasked: false,
    createTime: now,
    readTime: null,
  };
  return {
    ...emptied,
    thread: { ...thread, messages: [...thread.messages, message], turn: otherSide(thread.viewer) },
  };
}

/** The last message of the other side that this one has not read; 0 for none. */
export function unreadPosition({ thread, marked }: ThreadContext): number {
  const theirs = thread?.messages.filter(({ side, readTime }) => side !== thread.viewer && readTime === null) ?? [];
  const last = theirs.at(-1)?.position ?? 0;
  return last > marked ? last : 0;
}

export const otherSide = (side: Side): Side => (side === 'buyer' ? 'supplier' : 'buyer');

/** Neither side has ended it. */
export const isOpen = (state: EnquiryState): boolean => state !== 'closed' && state !== 'spam';

/** The change after it was loaded; null where it was not tried. */
export function shownAfter(loaded: Result<Thread, GatewayError> | null): Partial<ThreadContext> {
  if (loaded === null) return {};
  return loaded.ok ? { thread: loaded.value, error: null } : { error: loaded.error };
}
