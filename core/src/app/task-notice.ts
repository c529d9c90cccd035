import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import type { SettledTask } from '../deferral/standing.ts';
import type { DeferredKind } from '../ports/deferral.ts';
import type { Message } from '../ports/texts.ts';
import type { Link } from '../routes/link.ts';

/** What a person is told of a task that ended away from its form. A-21 */
export interface TaskNotice {
  readonly taskId: string;
  readonly tone: 'success' | 'error';
  readonly message: Message;
  /** Why not. */
  readonly reason: ShownMessage | null;
  /** What was sent. */
  readonly link: Link | null;
  /** Where it was written, below our own origin. */
  readonly path: string | null;
}

const WORDS = {
  NormalCartSubmit: { sent: { key: 'task.sent.cart' }, failed: { key: 'task.failed.cart' } },
  RFQSubmit: { sent: { key: 'task.sent.rfq' }, failed: { key: 'task.failed.rfq' } },
  MeetingSubmit: { sent: { key: 'task.sent.meeting' }, failed: { key: 'task.failed.meeting' } },
} as const satisfies Record<DeferredKind, { readonly sent: Message; readonly failed: Message }>;

/** Null where the form itself tells, and where nothing came of it. */
export function taskNotice({ task, own, outcome }: SettledTask): TaskNotice | null {
  if (own || task === null) return null;
  const { taskId, kind, path } = task;
  if (outcome.kind === 'sent') {
    const link = linkOf(kind, outcome.answer);
    return { taskId, tone: 'success', message: WORDS[kind].sent, reason: null, link, path: null };
  }
  if (outcome.kind !== 'failed') return null;
  const reason = errorMessage(outcome.error);
  return { taskId, tone: 'error', message: WORDS[kind].failed, reason, link: null, path };
}

function linkOf(kind: DeferredKind, answer: unknown): Link | null {
  if (kind !== 'RFQSubmit') return null;
  const isRecord = typeof answer === 'object' && answer !== null && 'rfqId' in answer;
  if (!isRecord || typeof answer.rfqId !== 'string') return { route: 'rfqManage', params: {} };
  return { route: 'rfqDetail', params: {}, query: { rfqId: answer.rfqId } };
}
