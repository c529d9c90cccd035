import { sessionCookie } from '@fairhall/core/account/session-cookie';
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
  let isRefused = false;
  return {
    token,
    isThere: async () => token !== undefined,
    refused() {
      isRefused = true;
    },
    endedCookie: () => (isRefused ? rule.ended : null),
  };
}
