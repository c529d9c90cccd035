import type { LoginRequest } from '@fairhall/core/app/login-request';

/** The login shown over the page. After closing, it stays until its animation has ended. */
export interface LoginOverlay {
  /** Null if none is shown. */
  readonly request: LoginRequest | null;
  readonly isOpen: boolean;
  /** A new key for each opened login, so that values typed in one do not show up in the next. */
  readonly key: number;
}

export const NO_LOGIN: LoginOverlay = { request: null, isOpen: false, key: 0 };

/** An open login keeps its key when an equal one is requested, so that the typed values are not lost. */
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
