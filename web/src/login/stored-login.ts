import { isStored, readStoredValue, type StoredWindow } from '@fairhall/adapters/browser/stored-value';
import { buyerTokenName, buyerUserInfoName } from '@fairhall/core/account/stored-names';
import { deferralTaskName } from '@fairhall/core/deferral/stored-names';

/**
 * The stored login as read before the code for storage and login has loaded: enough to render a header and to decide
 * what to load. It is not validated, so nothing else may depend on it.
 */
export interface StoredLogin {
  readonly hasToken: boolean;
  /** '' if none is stored. */
  readonly nickname: string;
  /** Whether a task waits for a login. */
  readonly hasTask: boolean;
}

/** The value until the device's storage has been read. */
export const NO_STORED_LOGIN: StoredLogin = { hasToken: false, nickname: '', hasTask: false };

/** The keys under which a login is stored; another tab that writes one of them may have logged in or out. */
export const LOGIN_KEYS: readonly string[] = [buyerTokenName, buyerUserInfoName, deferralTaskName].map(
  ({ key }) => key,
);

/** Whether the device stores a token that has not expired. `now` is in epoch milliseconds. */
export const hasStoredToken = (window: StoredWindow, now: number): boolean =>
  typeof readStoredValue(window, buyerTokenName, now) === 'string';

/** Reads the stored login. `now` is in epoch milliseconds. */
export function readStoredLogin(window: StoredWindow, now: number): StoredLogin {
  const hasToken = hasStoredToken(window, now);
  return {
    hasToken,
    nickname: hasToken ? readNickname(readStoredValue(window, buyerUserInfoName, now)) : '',
    hasTask: isStored(window, deferralTaskName, now),
  };
}

function readNickname(user: unknown): string {
  const isNamed = typeof user === 'object' && user !== null && 'nickname' in user;
  return isNamed && typeof user.nickname === 'string' ? user.nickname : '';
}
