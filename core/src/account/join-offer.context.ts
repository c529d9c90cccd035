import type { GatewayError } from '../contract/error.ts';
import type { Field } from '../forms/field.ts';
import { NO_PASSWORD } from '../forms/password.ts';

/** An account for somebody who has just registered for an exhibition. */
export interface JoinOfferOpening {
  /** The address of the registration. */
  readonly email: string;
  readonly appVersion: string;
}

/** How a person joins: with a password, or with an emailed link that sets it later. */
export type JoinWay = 'password' | 'link';

export interface JoinOfferContext extends JoinOfferOpening {
  readonly password: Field;
  readonly isVisible: boolean;
  readonly way: JoinWay;
  /** Idempotency keys of the last attempts with this content; null after a change. */
  readonly keys: Readonly<Record<JoinWay, string | null>>;
  readonly refusals: number;
  readonly error: GatewayError | null;
  readonly token: string | null;
}

export const NO_KEYS = { password: null, link: null } as const;

/** The offer before any call and any input. */
export const initialJoinOffer = (opening: JoinOfferOpening): JoinOfferContext => ({
  ...opening,
  password: NO_PASSWORD,
  isVisible: false,
  way: 'password',
  keys: NO_KEYS,
  refusals: 0,
  error: null,
  token: null,
});
