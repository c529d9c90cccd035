/** The visitor's login, as far as guards and personal pages need it. */
export interface LoginStatus {
  /** Whether there is a token that nobody has refused. */
  isThere(): Promise<boolean>;
  /** The gateway has refused the token. */
  reject(): void;
}

/** Thrown by a personal page's loader when the gateway does not know the token. */
export class LoginNeeded extends Error {}
