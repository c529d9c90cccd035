import { sessionCookie } from '@fairhall/core/account/session-cookie';
import type { SessionCookie } from '../call-context.ts';

/** Records what a call does to the cookie of the login, for the response that follows. */
export interface RecordedCookie extends SessionCookie {
  /** The Set-Cookie to send, or undefined when the call left it alone. */
  header(): string | undefined;
}

export function recordCookie(publicUrl: string): RecordedCookie {
  const rule = sessionCookie(publicUrl);
  let header: string | undefined;
  return {
    start: (token) => {
      header = rule.set(token);
    },
    end: () => {
      header = rule.ended;
    },
    header: () => header,
  };
}
