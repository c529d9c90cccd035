import { type GatewayError, isLoggedOut } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import { type BuyerInfo, mergeUser } from './buyer-info.ts';
import { forgetLogin, type SessionMemory, saveUser } from './session-memory.ts';

export type LoadUserResult =
  | { readonly kind: 'user'; readonly user: BuyerInfo }
  /** The token belongs to no account; the login has been removed from the device. */
  | { readonly kind: 'nobody' }
  /** Another tab changed the token meanwhile, so the response is about an earlier login. */
  | { readonly kind: 'changed' }
  /** The gateway could not answer; the token stays stored. REL-18 */
  | { readonly kind: 'unknown'; readonly error: GatewayError };

export interface LoadUserPorts {
  readonly gateway: Pick<Gateway, 'account'>;
  readonly memory: SessionMemory;
}

/**
 * Loads the owner of the stored token and stores the response. Only two responses end the login: the token is no longer
 * valid, or it belongs to no account.     A-27 REL-18
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
    // The token has its own storage slot, so the user record does not store it again.
    const info = { ...mergeUser(user.value, purchase.ok ? purchase.value : null), tradeChinaToken: '' };
    saveUser(memory, info);
    return { kind: 'user', user: info };
  }
  if (!user.ok && !isLoggedOut(user)) return { kind: 'unknown', error: user.error };
  forgetLogin(memory);
  return { kind: 'nobody' };
}
