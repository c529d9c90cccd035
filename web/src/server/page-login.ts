import { sessionCookie } from '@fairhall/core/account/session-cookie';
import { isLoggedOut } from '@fairhall/core/contract/error';
import type { Gateway } from '@fairhall/core/ports/gateway';
import type { LoginStatus } from '../page/login-status.ts';

/** The login that a request's cookie tells of. Calls never read the cookie; pages hand its token on. */
export interface PageLogin extends LoginStatus {
  readonly token: string | undefined;
  /** A Set-Cookie that ends a login the gateway does not know, or null while it is good. */
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

/** Asks the gateway whether a login is still good, for a page that loads nothing by which that would be found out. THR-08 */
export async function checkLogin(login: LoginStatus, gateway: Gateway): Promise<void> {
  const answer = await gateway.account.userInfo({}, {});
  if (isLoggedOut(answer)) login.reject();
}
