import type { Thread } from '../contract/enquiry/thread.ts';
import type { EnquiryState, Side } from '../contract/enquiry/thread-limits.ts';
import type { GatewayError } from '../contract/error.ts';
import { type FileRefusal, type FormFile, toFormFiles } from '../files/form-files.ts';
import type { Attempt } from '../forms/attempt.ts';
import { emptyField, type Field } from '../forms/field.ts';
import type { Result } from '../result.ts';
import type { ThreadDraft } from './draft.ts';

/** What can be done with a thread besides writing in it. */
export type ThreadAct = 'close' | 'reopen' | 'share';

export interface ThreadContext {
  readonly thread: Thread | null;
  /** Why it could not be loaded the last time; null after it was. */
  readonly error: GatewayError | null;
  readonly field: Field;
  readonly files: readonly FormFile[];
  /** How many files were ever accepted; the next one's id is made of it. */
  readonly filesAccepted: number;
  /** Files of the last choice that were not taken. */
  readonly fileRefusals: readonly FileRefusal[];
  /** The name of a file whose upload failed; it has to be sent again or removed before the message is sent. */
  readonly failedFileName: string | null;
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

export const initialThread = (draft: ThreadDraft | null): ThreadContext => ({
  thread: null,
  error: null,
  field: draft === null ? emptyField : { value: draft.text },
  files: toFormFiles(draft?.files ?? []),
  filesAccepted: 0,
  fileRefusals: [],
  failedFileName: null,
  attempt: draft?.attempt ?? null,
  sendError: null,
  refusals: 0,
  act: null,
  actAttempt: null,
  actError: null,
  isVisible: true,
  marked: 0,
});

/** The last message of the other side that this one has not read; 0 for none. */
export function findUnreadPosition({ thread, marked }: ThreadContext): number {
  const unread = thread?.messages.filter(({ side, readTime }) => side !== thread.viewer && readTime === null) ?? [];
  const last = unread.at(-1)?.position ?? 0;
  return last > marked ? last : 0;
}

export const getOtherSide = (side: Side): Side => (side === 'buyer' ? 'supplier' : 'buyer');

/** Neither side has ended it. */
export const isOpen = (state: EnquiryState): boolean => state !== 'closed' && state !== 'spam';

/** The change after it was loaded; null where it was not tried. */
export function applyLoaded(loaded: Result<Thread, GatewayError> | null): Partial<ThreadContext> {
  if (loaded === null) return {};
  return loaded.ok ? { thread: loaded.value, error: null } : { error: loaded.error };
}
