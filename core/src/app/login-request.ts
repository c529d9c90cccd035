import type { FormKind } from '../account/verdict.ts';
import type { DeferredKind } from '../ports/deferral.ts';
import type { Message } from '../ports/texts.ts';

/** A login that somebody asks for. */
export interface LoginRequest {
  /** */
  readonly tab: FormKind;
  /** */
  readonly mustLogin: boolean;
  /** Why it is asked for, as the head of the panel says it. */
  readonly reason: Message | null;
  readonly email: string | null;
  /** Something waits for it, and is dropped when it is closed. */
  readonly forTask: boolean;
  /** The small one, whose logins are told apart. */
  readonly variant?: 'simple' | undefined;
}

const PLAIN_REQUEST: LoginRequest = { tab: 'login', mustLogin: false, reason: null, email: null, forTask: false };

/** What a page or a button asks for. */
export type LoginWish = Partial<Omit<LoginRequest, 'forTask'>>;

export const requestOf = ({ tab, mustLogin, reason, email, variant }: LoginWish): LoginRequest => ({
  tab: tab ?? PLAIN_REQUEST.tab,
  mustLogin: mustLogin ?? PLAIN_REQUEST.mustLogin,
  reason: reason ?? null,
  email: email ?? null,
  forTask: false,
  ...(variant && { variant }),
});

const REASONS = {
  NormalCartSubmit: { key: 'account.reason.cart' },
  RFQSubmit: { key: 'account.reason.rfq' },
  MeetingSubmit: { key: 'account.reason.meeting' },
} as const satisfies Record<DeferredKind, Message>;

/** The request of a task that waits. It may be closed: then the task is dropped and what was written stays. */
export const requestOfTask = (kind: DeferredKind | null, why: 'task' | 'expired'): LoginRequest => ({
  ...PLAIN_REQUEST,
  forTask: true,
  reason: why === 'expired' || kind === null ? { key: 'account.reason.expired' } : REASONS[kind],
});
