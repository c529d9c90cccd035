import { type GatewayError, isLoggedOut } from '@fairhall/core/contract/error';
import { ERROR_GONE, pageErrorOf } from '@fairhall/core/contract/page-error';
import type { Result } from '@fairhall/core/result';
import { LoginNeeded } from './login-status.ts';
import { pageError } from './page-error.ts';

/** Returns the value of a call that a page cannot do without. Throws the page error for a failure, or `LoginNeeded`. */
export function requireValue<Value>(result: Result<Value, GatewayError>): Value {
  if (isLoggedOut(result)) throw new LoginNeeded();
  // Search engines remove a page at once after status 410, but keep requesting it after 404.
  if (!result.ok) {
    const { code, requestId } = result.error;
    throw pageError(pageErrorOf(result.error), code === ERROR_GONE ? 410 : undefined, requestId);
  }
  return result.value;
}

/** Returns the value of a call that a page can do without. */
export const getValueOr = <Value>(result: Result<Value, GatewayError>, otherwise: Value): Value =>
  result.ok ? result.value : otherwise;
