import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { SettledTask } from '../deferral/deferral-status.ts';
import type { Message } from '../ports/texts.ts';
import type { Link } from '../routes/link.ts';
import type { AnyDeferredKind } from './deferral-kinds.ts';

/** What a person is told of a task that ended away from its form. A-21 */
export interface TaskNotice {
  readonly taskId: string;
  readonly tone: 'success' | 'error';
  readonly message: Message;
  /** Why not. */
  readonly reason: DisplayMessage | null;
  /** What was sent. */
  readonly link: Link | null;
  /** Where it was written, below our own origin. */
  readonly path: string | null;
}

/** Null where the form itself shows how its task ended, and where the task was neither sent nor failed. */
export function taskNotice(
  { task, isLocal, outcome }: SettledTask,
  kinds: readonly AnyDeferredKind[],
): TaskNotice | null {
  const kind = kinds.find((known) => known.kind === task?.kind);
  if (isLocal || task === null || kind === undefined) return null;
  const { taskId, path } = task;
  if (outcome.kind === 'sent') {
    const link = kind.link(outcome.answer);
    return { taskId, tone: 'success', message: kind.words.sent, reason: null, link, path: null };
  }
  if (outcome.kind !== 'failed') return null;
  return { taskId, tone: 'error', message: kind.words.failed, reason: errorMessage(outcome.error), link: null, path };
}
