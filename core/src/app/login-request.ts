import type { FormKind } from '../account/address-check.ts';
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

/** What a page or a button asks for. */
export type LoginRequestInput = Partial<Omit<LoginRequest, 'forTask'>>;

export const requestOf = ({
  tab = 'login',
  mustLogin = false,
  reason = null,
  email = null,
  variant,
}: LoginRequestInput): LoginRequest => ({ tab, mustLogin, reason, email, forTask: false, ...(variant && { variant }) });
