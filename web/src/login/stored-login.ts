import { isStored, readStoredValue, type StoredWindow } from '@fairhall/adapters/browser/stored-value';
import { buyerTokenName, buyerUserInfoName } from '@fairhall/core/account/stored-names';
import { deferralTaskName } from '@fairhall/core/deferral/stored-names';

/**
 * What the device keeps of a login, read before the code of storage and login is loaded: enough to draw a header and to
 * decide what to load. It is unchecked, so nothing else may depend on it.
 */
export interface StoredLogin {
  readonly hasToken: boolean;
  /** '' where none is stored. */
  readonly nickname: string;
  /** Something waits to be sent after a login. */
  readonly hasTask: boolean;
}

/** What is shown until the device has been read. */
export const NO_STORED_LOGIN: StoredLogin = { hasToken: false, nickname: '', hasTask: false };

/** The keys under which a login is stored; another tab that writes one of them may have logged in or out. */
export const LOGIN_KEYS: readonly string[] = [buyerTokenName, buyerUserInfoName, deferralTaskName].map(
  ({ key }) => key,
);

/** Whether the device keeps a token that has not expired. `now` is in epoch milliseconds. */
export const hasStoredToken = (window: StoredWindow, now: number): boolean =>
  typeof readStoredValue(window, buyerTokenName, now) === 'string';

/** Reads the device. `now` is in epoch milliseconds. */
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
