import { sessionCookie } from '@fairhall/core/account/session-cookie';
import { isLoggedOut } from '@fairhall/core/contract/error';
import type { Gateway } from '@fairhall/core/ports/gateway';
import type { LoginStatus } from '../page/login-status.ts';

/** The login in a request's cookie. API calls never read the cookie; pages pass its token on. */
export interface PageLogin extends LoginStatus {
  readonly token: string | undefined;
  /** Returns a Set-Cookie header that deletes a login the gateway does not know; null while the login is valid. */
  endedCookie(): string | null;
}

export function pageLogin(cookies: string | undefined, publicUrl: string): PageLogin {
  const rule = sessionCookie(publicUrl);
  const token = rule.read(cookies);
  let isRejected = false;
  return {
    token,
    isThere: async () => token !== undefined && !isRejected,
    reject() {
      isRejected = true;
    },
    endedCookie: () => (isRejected ? rule.ended : null),
  };
}

/**
 * Asks the gateway whether a login is still valid. Needed by pages that make no other call which would show this.
 * THR-08
 */
export async function checkLogin(login: LoginStatus, gateway: Gateway): Promise<void> {
  const answer = await gateway.account.userInfo({}, {});
  if (isLoggedOut(answer)) login.reject();
}
