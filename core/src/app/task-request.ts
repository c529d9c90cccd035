import type { PendingLogin } from '../deferral/deferral-status.ts';
import type { Message } from '../ports/texts.ts';
import { type AnyDeferredKind, emailOfTask } from './deferral-kinds.ts';
import { type LoginRequest, requestOf } from './login-request.ts';

/**
 * The login request of a pending task. The person may close it: then the task is removed and the form's content stays.
 */
export function requestOfTask({ task, reason }: PendingLogin, kinds: readonly AnyDeferredKind[]): LoginRequest {
  const kind = kinds.find((known) => known.kind === task?.kind);
  const isExpired = reason === 'expired' || kind === undefined;
  const words: Message = isExpired ? { key: 'account.reason.expired' } : kind.reason;
  return { ...requestOf({ reason: words, email: emailOfTask(task, kinds) }), forTask: true };
}
