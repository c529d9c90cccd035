/** The visitor's login, as far as guards and personal pages need it. */
export interface LoginStatus {
  /** Whether there is a token that the gateway has not rejected. */
  isThere(): Promise<boolean>;
  /** Records that the gateway has rejected the token. */
  reject(): void;
}

/** Thrown by a personal page's loader when the gateway rejects the token. */
export class LoginNeeded extends Error {}
