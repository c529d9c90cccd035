import { sessionCookie } from '@fairhall/core/account/session-cookie';
import type { SessionCookie } from '../call-context.ts';

/** Records the changes that a call makes to the login cookie, for its response. */
export interface RecordedCookie extends SessionCookie {
  /** The Set-Cookie header to send; undefined if the call did not change the cookie. */
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
