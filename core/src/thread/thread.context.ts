import type { Thread } from '../contract/enquiry/thread.ts';
import type { EnquiryState, Side } from '../contract/enquiry/thread-limits.ts';
import type { GatewayError } from '../contract/error.ts';
import { type FileRefusal, type FormFile, toFormFiles } from '../files/form-files.ts';
import type { Attempt } from '../forms/attempt.ts';
import { emptyField, type Field } from '../forms/field.ts';
import type { Result } from '../result.ts';
import type { ThreadDraft } from './draft.ts';

/** An action on a thread other than writing. */
export type ThreadAct = 'close' | 'reopen' | 'share';

export interface ThreadContext {
  readonly thread: Thread | null;
  /** Why the last load failed; null after a success. */
  readonly error: GatewayError | null;
  readonly field: Field;
  readonly files: readonly FormFile[];
  /** The number of files accepted so far; part of the next file's id. */
  readonly filesAccepted: number;
  /** The files rejected at the last selection. */
  readonly fileRefusals: readonly FileRefusal[];
  /** The name of a file whose upload failed; the person has to retry or remove it before the message is sent. */
  readonly failedFileName: string | null;
  /** The last attempt to send a message, with its idempotency key; null after a success. */
  readonly attempt: Attempt | null;
  readonly sendError: GatewayError | null;
  /** How often a submit was rejected; the web page moves the focus when it grows. */
  readonly refusals: number;
  /** The running or failed action; null otherwise. */
  readonly act: ThreadAct | null;
  readonly actAttempt: Attempt | null;
  readonly actError: GatewayError | null;
  /** Whether the page is visible: only then the thread is refreshed, and its messages count as read. */
  readonly isVisible: boolean;
  /** The position up to which messages are marked as read at the gateway. */
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

/** Returns the position of the other side's last unread message; 0 for none. */
export function findUnreadPosition({ thread, marked }: ThreadContext): number {
  const unread = thread?.messages.filter(({ side, readTime }) => side !== thread.viewer && readTime === null) ?? [];
  const last = unread.at(-1)?.position ?? 0;
  return last > marked ? last : 0;
}

export const getOtherSide = (side: Side): Side => (side === 'buyer' ? 'supplier' : 'buyer');

/** Whether neither side has closed the enquiry. */
export const isOpen = (state: EnquiryState): boolean => state !== 'closed' && state !== 'spam';

/** Returns the change after a load; null means that nothing was loaded. */
export function applyLoaded(loaded: Result<Thread, GatewayError> | null): Partial<ThreadContext> {
  if (loaded === null) return {};
  return loaded.ok ? { thread: loaded.value, error: null } : { error: loaded.error };
}
