import { type GatewayError, isLoggedOut } from '@fairhall/core/contract/error';
import { ERROR_GONE, pageErrorOf } from '@fairhall/core/contract/page-error';
import type { Result } from '@fairhall/core/result';
import { LoginNeeded } from './login-status.ts';
import { pageError } from './page-error.ts';

/** The value of a call that a page cannot do without; its failure becomes the page's. */
export function requireValue<Value>(result: Result<Value, GatewayError>): Value {
  if (isLoggedOut(result)) throw new LoginNeeded();
  // A search engine forgets at once what is gone, and asks again and again for what it does not find.
  if (!result.ok) {
    const { code, requestId } = result.error;
    throw pageError(pageErrorOf(result.error), code === ERROR_GONE ? 410 : undefined, requestId);
  }
  return result.value;
}

/** The value of a call that a page can do without. */
export const getValueOr = <Value>(result: Result<Value, GatewayError>, otherwise: Value): Value =>
  result.ok ? result.value : otherwise;
