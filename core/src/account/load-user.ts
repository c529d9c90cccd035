import { type GatewayError, isLoggedOut } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import { type BuyerInfo, mergeUser } from './buyer-info.ts';
import { forgetLogin, type SessionMemory, saveUser } from './session-memory.ts';

export type LoadUserResult =
  | { readonly kind: 'user'; readonly user: BuyerInfo }
  /** The token belongs to nobody; the login has been dropped from the device. */
  | { readonly kind: 'nobody' }
  /** Another tab changed the token meanwhile, so the answer is about an earlier login. */
  | { readonly kind: 'changed' }
  /** The gateway could not tell; the token stays. REL-18 */
  | { readonly kind: 'unknown'; readonly error: GatewayError };

export interface LoadUserPorts {
  readonly gateway: Pick<Gateway, 'account'>;
  readonly memory: SessionMemory;
}

/**
 * Asks who the kept token belongs to and keeps the answer. Only an answer that the token is no longer good, or that it
 * belongs to nobody, ends the login.     A-27 REL-18
 */
export async function loadUser({ gateway, memory }: LoadUserPorts, signal: CancelSignal): Promise<LoadUserResult> {
  const token = memory.token.read();
  const options = { signal, fresh: true, handled: true };
  const [user, purchase] = await Promise.all([
    gateway.account.userInfo({}, options),
    gateway.account.purchaseInfo({}, options),
  ]);
  if (signal.aborted || memory.token.read() !== token) return { kind: 'changed' };
  if (user.ok && user.value !== null) {
    // The token has a place of its own, so it is not kept a second time.
    const info = { ...mergeUser(user.value, purchase.ok ? purchase.value : null), tradeChinaToken: '' };
    saveUser(memory, info);
    return { kind: 'user', user: info };
  }
  if (!user.ok && !isLoggedOut(user)) return { kind: 'unknown', error: user.error };
  forgetLogin(memory);
  return { kind: 'nobody' };
}
