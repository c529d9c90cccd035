import type { GatewayError } from '../contract/error.ts';
import type { Field } from '../forms/field.ts';
import { NO_PASSWORD } from '../forms/password.ts';

/** The link of an email: its token, and the address that it names.  */
export interface InitialPasswordOpening {
  /** '' if the address has none. */
  readonly token: string;
  readonly email: string;
}

export interface InitialPasswordContext extends InitialPasswordOpening {
  readonly password: Field;
  readonly isVisible: boolean;
  /** Idempotency key of the last attempt with this content; null after a change. */
  readonly key: string | null;
  readonly refusals: number;
  readonly error: GatewayError | null;
  /** The token of the login. */
  readonly session: string | null;
}

/** The page before any call and any input. */
export const initialPasswordContext = (opening: InitialPasswordOpening): InitialPasswordContext => ({
  ...opening,
  password: NO_PASSWORD,
  isVisible: false,
  key: null,
  refusals: 0,
  error: null,
  session: null,
});
