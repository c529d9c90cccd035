import type { DeferredKind } from '../ports/deferral.ts';
import type { Message } from '../ports/texts.ts';
import { type LoginRequest, requestOf } from './login-request.ts';

const REASONS = {
  NormalCartSubmit: { key: 'account.reason.cart' },
  RFQSubmit: { key: 'account.reason.rfq' },
  MeetingSubmit: { key: 'account.reason.meeting' },
} as const satisfies Record<DeferredKind, Message>;

/** The request of a task that waits. It may be closed: then the task is dropped and what was written stays. */
export const requestOfTask = (kind: DeferredKind | null, why: 'task' | 'expired'): LoginRequest => ({
  ...requestOf({ reason: why === 'expired' || kind === null ? { key: 'account.reason.expired' } : REASONS[kind] }),
  forTask: true,
});
