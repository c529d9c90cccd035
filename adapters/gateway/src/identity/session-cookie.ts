import { sessionCookie } from '@fairhall/core/account/session-cookie';
import type { SessionCookie } from '../call-context.ts';

/** Hears what a call does to the cookie of the login, for the response that follows. */
export interface HeardCookie extends SessionCookie {
  /** The Set-Cookie to send, or undefined when the call left it alone. */
  header(): string | undefined;
}

export function hearCookie(publicUrl: string): HeardCookie {
  const rule = sessionCookie(publicUrl);
  let heard: string | undefined;
  return {
    start: (token) => {
      heard = rule.set(token);
    },
    end: () => {
      heard = rule.ended;
    },
    header: () => heard,
  };
}
