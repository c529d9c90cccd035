import type { FormKind } from '../account/address-check.ts';
import type { Message } from '../ports/texts.ts';

/** A request to show the login panel. */
export interface LoginRequest {
  /** */
  readonly tab: FormKind;
  /** */
  readonly mustLogin: boolean;
  /** The reason for the login, shown in the panel's head. */
  readonly reason: Message | null;
  readonly email: string | null;
  /** A task waits for this login; closing the panel removes the task. */
  readonly forTask: boolean;
  /** The small panel, whose logins have their own login source. */
  readonly variant?: 'simple' | undefined;
}

/** The options that a page or a button can set. */
export type LoginRequestInput = Partial<Omit<LoginRequest, 'forTask'>>;

export const requestOf = ({
  tab = 'login',
  mustLogin = false,
  reason = null,
  email = null,
  variant,
}: LoginRequestInput): LoginRequest => ({ tab, mustLogin, reason, email, forTask: false, ...(variant && { variant }) });
