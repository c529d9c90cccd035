import type { LoginRequest } from '@fairhall/core/app/login-request';

/** The login over the page as it is shown, for a moment longer than it is asked for. */
export interface ShownLogin {
  /** Null where none is shown. */
  readonly request: LoginRequest | null;
  readonly isOpen: boolean;
  /** Another one for each that is opened: nothing typed in one shows in the next. */
  readonly key: number;
}

export const NO_LOGIN: ShownLogin = { request: null, isOpen: false, key: 0 };

/** A login that is open stays the one it is when it is asked for in other hands: what is typed in it is not lost. */
export function shownLogin(before: ShownLogin, request: LoginRequest | null): ShownLogin {
  if (request === null) return { ...before, isOpen: false };
  if (before.isOpen && isSame(before.request, request)) return before;
  return { request, isOpen: true, key: before.key + 1 };
}

function isSame(one: LoginRequest | null, other: LoginRequest): boolean {
  return (
    one !== null &&
    one.tab === other.tab &&
    one.mustLogin === other.mustLogin &&
    one.reason?.key === other.reason?.key &&
    one.email === other.email &&
    one.forTask === other.forTask &&
    one.variant === other.variant
  );
}
