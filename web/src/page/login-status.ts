/** The login of whoever visits, as far as guards and personal pages need it. */
export interface LoginStatus {
  /** Whether there is a token. Asked by guarded pages alone: in a browser it takes the code that reads what is stored. */
  isThere(): Promise<boolean>;
  /** The gateway has said that the token is no longer good. */
  refused(): void;
}

/** Thrown by a personal page's loader when the gateway does not know the token. */
export class LoginNeeded extends Error {}
