import type { PendingLogin } from '../deferral/deferral-status.ts';
import type { Message } from '../ports/texts.ts';
import { type AnyDeferredKind, emailOfTask } from './deferral-kinds.ts';
import { type LoginRequest, requestOf } from './login-request.ts';

/** The request of a task that waits. It may be closed: then the task is dropped and what was written stays. */
export function requestOfTask({ task, reason }: PendingLogin, kinds: readonly AnyDeferredKind[]): LoginRequest {
  const kind = kinds.find((known) => known.kind === task?.kind);
  const isExpired = reason === 'expired' || kind === undefined;
  const words: Message = isExpired ? { key: 'account.reason.expired' } : kind.reason;
  return { ...requestOf({ reason: words, email: emailOfTask(task, kinds) }), forTask: true };
}
