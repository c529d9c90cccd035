import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { SettledTask } from '../deferral/deferral-status.ts';
import type { Message } from '../ports/texts.ts';
import type { Link } from '../routes/link.ts';
import type { AnyDeferredKind } from './deferral-kinds.ts';

/** The notice for a task that ended away from its form. A-21 */
export interface TaskNotice {
  readonly taskId: string;
  readonly tone: 'success' | 'error';
  readonly message: Message;
  /** The reason for a failure; null after a success. */
  readonly reason: DisplayMessage | null;
  /** A link to the sent record. */
  readonly link: Link | null;
  /** The page on our own origin where the person started it, and the text of the link to it; null after a success. */
  readonly back: { readonly path: string; readonly text: Message } | null;
}

/** Null if the form itself shows how its task ended, and if the task was neither sent nor failed. */
export function taskNotice(
  { task, isLocal, outcome }: SettledTask,
  kinds: readonly AnyDeferredKind[],
): TaskNotice | null {
  const kind = kinds.find((known) => known.kind === task?.kind);
  if (isLocal || task === null || kind === undefined) return null;
  const { taskId, path } = task;
  if (outcome.kind === 'sent') {
    const link = kind.link(outcome.answer, task.payload);
    return { taskId, tone: 'success', message: kind.words.sent, reason: null, link, back: null };
  }
  if (outcome.kind !== 'failed') return null;
  const back = { path, text: kind.words.back };
  return { taskId, tone: 'error', message: kind.words.failed, reason: errorMessage(outcome.error), link: null, back };
}
