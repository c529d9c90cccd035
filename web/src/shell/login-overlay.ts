import type { LoginRequest } from '@fairhall/core/app/login-request';

/** The login that is shown over the page: after it is closed it stays until its closing movement has ended. */
export interface LoginOverlay {
  /** Null where none is shown. */
  readonly request: LoginRequest | null;
  readonly isOpen: boolean;
  /** A new one each time a login opens, so that nothing typed in one shows in the next. */
  readonly key: number;
}

export const NO_LOGIN: LoginOverlay = { request: null, isOpen: false, key: 0 };

/** A login that is open keeps its key when an equal one is requested again: what is typed in it is not lost. */
export function updateLoginOverlay(before: LoginOverlay, request: LoginRequest | null): LoginOverlay {
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
